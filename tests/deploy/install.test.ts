import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sources } from '../../scripts/source-hash.js'

/**
 * Fakes of the programs that install.sh calls. package.json holds the name of the version, and a build copies it to
 * dist/version; the version `broken` never becomes ready.
 */
const programs = {
  npm: `case "$*" in --version) echo 11.19.1 ;; 'run build') mkdir dist; cp package.json dist/version; cp public/* dist ;; esac`,
  curl: '! grep -q broken ROOT/opt/vo2max/dist/version',
  runuser: '[ ! -e ROOT/closed ] || echo "find: $5: Permission denied"',
  install: `case "$*" in *' -o '*) exit ;; esac; exec /usr/bin/install "$@"`,
  systemctl: 'echo "$@" >>ROOT/systemctl',
  nginx: '! grep -q broken ROOT/etc/nginx/conf.d/vo2max.conf',
  ...{ 'apt-get': '', chown: '', id: '', node: '' },
}

/** Creates a folder with a checkout and the folders of a machine. `install` installs the checkout on this machine. */
function newMachine() {
  const root = mkdtempSync(join(tmpdir(), 'vo2max-install-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const path = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text, { mode: 0o600 })
  }
  const insideRoot = (commands: string) => commands.replace(/(?<![\w.])\/(etc|opt|run|var)\//g, `${root}/$1/`)

  for (const [name, commands] of Object.entries(programs)) {
    write(`bin/${name}`, `#!/bin/sh\n${commands.replaceAll('ROOT', root)}\n`)
    chmodSync(path(`bin/${name}`), 0o700)
  }
  for (const folder of ['etc/nginx/conf.d', 'etc/systemd/system', 'run/systemd/system'])
    mkdirSync(path(folder), { recursive: true })
  write('etc/nginx/nginx.conf', '  worker_connections 768;\n')
  const buildSources = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.*)$/gm)
  for (const [, name] of buildSources)
    write(name!.includes('.') ? `checkout/${name}` : `checkout/${name}/file`, 'a source')
  for (const secret of ['.env', 'before-the-upgrade.db', 'data/vo2max.db', 'docs/notes.md'])
    write(`checkout/${secret}`, 'not to be copied')
  execFileSync('cp', ['.dockerignore', path('checkout')])
  execFileSync('cp', ['-R', 'deploy', path('checkout')])
  write('checkout/deploy/install.sh', insideRoot(readFileSync('deploy/install.sh', 'utf8')))

  return {
    ...{ path, read, write },
    run: (commands: string) => execFileSync('sh', ['-euc', insideRoot(commands)]),
    install(version: string, { umask = '022', name = 'www.site.ca' } = {}) {
      write('checkout/package.json', version)
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', `umask ${umask}; sh ${path('checkout/deploy/install.sh')} ${name}`],
        { env: { ...process.env, PATH: `${path('bin')}:${process.env.PATH}` }, encoding: 'utf8' },
      )
      return { status, errors: stderr.trim() }
    },
  }
}

test.each(['022', '027', '077'])('with umask %s everybody can read the build, and only root the settings', (umask) => {
  const { install, path } = newMachine()
  expect(install('first', { umask })).toEqual({ status: 0, errors: '' })
  const unreadable = execFileSync('find', [path('opt'), '!', '-perm', '-o=r', '-o', '-type', 'd', '!', '-perm', '-o=x'])
  expect(String(unreadable)).toBe('')
  const mode = (file: string) => (statSync(path(file)).mode & 0o777).toString(8)
  expect([mode('etc/vo2max.env'), mode('etc/ssl/vo2max/privkey.pem')]).toEqual(['600', '600'])
  expect([mode('etc/systemd/system/vo2max@.service'), mode('etc/nginx/conf.d/vo2max.conf')]).toEqual(['644', '644'])
})

test('of a checkout, what the build needs and the recipes are installed, and no settings or dumps', () => {
  const { install, path } = newMachine()
  install('first')
  expect(existsSync(path('opt/vo2max/server/file'))).toBe(true)
  expect(existsSync(path('opt/vo2max/deploy/vo2max@.service'))).toBe(true)
  expect(spawnSync('grep', ['-rl', 'not to be copied', path('opt')], { encoding: 'utf8' }).stdout).toBe('')
})

const rolledBack = {
  status: 1,
  errors: 'the new version did not get ready, and the one before is served again: journalctl -u vo2max@3000 says why',
}

test('a version that does not get ready gives way to the one before, with its settings', () => {
  const { install, read, write } = newMachine()
  install('first')
  const unit = read('etc/systemd/system/vo2max@.service')
  write('checkout/deploy/vo2max@.service', 'of the broken version')
  expect(install('broken')).toEqual(rolledBack)
  expect(read('opt/vo2max/dist/version')).toBe('first')
  expect(read('etc/systemd/system/vo2max@.service')).toBe(unit)
  expect(read('systemctl')).toMatch(/restart vo2max@3000\.service\nreload-or-restart nginx\n$/)
  expect(install('third').status).toBe(0)
  expect([read('opt/vo2max/dist/version'), read('opt/vo2max.old/dist/version')]).toEqual(['third', 'first'])
})

test('a version whose settings nginx does not take gives way to the one before', () => {
  const { install, read, write } = newMachine()
  install('first')
  write('checkout/deploy/nginx.conf', 'broken')
  expect(install('second')).toEqual(rolledBack)
  expect(read('opt/vo2max/dist/version')).toBe('first')
  expect(read('etc/nginx/conf.d/vo2max.conf')).toContain('server_name www.site.ca;')
})

test('a first version that does not get ready is reported', () => {
  expect(newMachine().install('broken')).toEqual({
    status: 1,
    errors: 'the site did not get ready: journalctl -u vo2max@3000 says why',
  })
})

test('a version that the site’s user cannot read is not installed', () => {
  const { install, path, read, write } = newMachine()
  install('first')
  write('closed', '')
  const { status, errors } = install('second')
  expect([status, errors]).toEqual([
    1,
    `vo2max cannot read the new version, so the one before stays: find: ${path('opt/vo2max.new')}: Permission denied`,
  ])
  expect(read('opt/vo2max/dist/version')).toBe('first')
})

test('another name than that of the settings stops in one line, until the settings have it', () => {
  const { install, path, read, write } = newMachine()
  install('first')
  expect(install('second', { name: 'www.other.ca' })).toEqual({
    status: 1,
    errors: `${path('etc/vo2max.env')} says SITE_URL=https://www.site.ca, not https://www.other.ca: change it there first, or give its name here`,
  })
  expect(read('opt/vo2max/dist/version')).toBe('first')
  write('etc/vo2max.env', 'SITE_URL="https://www.other.ca/"\n')
  expect(install('second', { name: 'www.other.ca' }).status).toBe(0)
  expect(read('etc/nginx/conf.d/vo2max.conf')).toContain('server_name www.other.ca;')
})

test.each(['', 'https://www.site.ca'])('a name such as “%s” is refused', (name) => {
  expect(newMachine().install('first', { name })).toEqual({
    status: 1,
    errors: "usage: sh deploy/install.sh <the site's host name>",
  })
})

test('a real certificate is still the one that nginx reads after a new version is installed', () => {
  const { install, path, read, run, write } = newMachine()
  install('first')
  const issued = 'etc/letsencrypt/live/www.site.ca'
  for (const file of ['fullchain.pem', 'privkey.pem']) write(`${issued}/${file}`, `issued ${file}`)
  run(/^ *ln -sf \/etc\/letsencrypt.*$/m.exec(readFileSync('docs/operations.md', 'utf8'))![0])
  install('second')
  const settings = read('etc/nginx/conf.d/vo2max.conf')
  const certificate = [...settings.matchAll(/^ *ssl_certificate(?:_key)? (\S+);$/gm)].map(([, file]) => file!)
  const issuedFiles = certificate.map((file) => readFileSync(path(file), 'utf8'))
  expect(issuedFiles).toEqual(['issued fullchain.pem', 'issued privkey.pem'])
})

test('the backup does nothing as root, and deletes old backups only after a new one, unless they are 28 days old', () => {
  const unit = readFileSync('deploy/vo2max-backup.service', 'utf8')
  expect(unit.match(/^User=.*$/gm)).toEqual(['User=vo2max'])
  // systemd's prefixes for a command that keeps the rights of root
  expect(unit).not.toMatch(/^Exec\w+=[-@:]*[+!]/m)
  // systemd runs ExecStartPost after a success only
  const [, whenDone, always] = unit.match(/^Exec.*$/gm)!
  expect([whenDone, always]).toEqual([
    expect.stringMatching(/^ExecStartPost=.* -mmin \+20160 -delete$/),
    expect.stringMatching(/^ExecStopPost=.* -mmin \+40320 -delete$/),
  ])
})

test('a container is built from everything that the build is made from', () => {
  const allowed = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(sources.filter((source) => !allowed.includes(`!${source}`))).toEqual([])
})

test('a container and a machine take the same npm', () => {
  const npm = (file: string) => /npm@[\d.]+/.exec(readFileSync(file, 'utf8'))?.[0]
  expect(npm('Containerfile')).toBe('npm@11.19.1')
  expect(npm('deploy/install.sh')).toBe('npm@11.19.1')
})
