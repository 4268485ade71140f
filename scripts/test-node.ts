import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/**
 * `npm run test:node -- 26` installs, builds and tests a copy of the sources with another version of Node. It runs the
 * unit tests and the tests of the built server; with `--server`, of the unit tests only the server's. Node comes from
 * the npm registry, from the packages `node-<platform>-<architecture>`.
 */
const args = process.argv.slice(2)
const [version = ''] = args
const serverOnly = args[1] === '--server'
if (!/^\d+(\.\d+){0,2}$/.test(version) || args.length > (serverOnly ? 2 : 1)) {
  console.error('usage: npm run test:node -- <version of Node, such as 26> [--server]')
  process.exit(1)
}

const program = `node-${process.platform}-${process.arch}@${version}`
const node = execFileSync('npx', ['--yes', '--package', program, '--', 'node', '--print', 'process.execPath'], {
  encoding: 'utf8',
}).trim()
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }
const copy = mkdtempSync(join(tmpdir(), 'vo2max-node-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
process.on('SIGINT', () => process.exit(1))

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
for (const file of listed.split('\0').filter(Boolean)) cpSync(file, join(copy, file))

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']
run('node', '--print', '`Node ${process.version}`')
run('npm', 'ci', '--no-audit', '--no-fund')
run('node', ...vitest, '--project', 'unit', ...(serverOnly ? ['server/'] : []))
run('node', ...vitest, '--project', 'journeys', 'tests/e2e/server/')

function run(command: string, ...words: string[]) {
  const { status, error } = spawnSync(command, words, { cwd: copy, env, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
