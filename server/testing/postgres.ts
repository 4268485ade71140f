import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { query } from '../store/postgres/pool.ts'

/** A private PostgreSQL server, for tests and measurements; it forgets everything when it stops. */
export interface PostgresServer {
  /** Makes an empty database and answers its `postgres://` URL. */
  newDatabase(): Promise<string>
  /** Ends it as an operator does (`fast`, which rolls back what runs) or as a crash (`immediate`); the data stay. */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again on the same data. */
  resume(): Promise<void>
  /** Signals each of its processes: SIGSTOP freezes it, SIGCONT lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Connections made from now on can make no file longer than so many bytes. */
  limitFiles(bytes: string): void
  stop(): Promise<void>
}

/** Folder of this machine's `initdb` and `postgres`, if any: in PATH, or where Debian puts them. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

/** Starts a server on a socket in a temporary folder. `settings` are lines of postgresql.conf, as `fsync=on`. */
export async function startPostgres(binaries: string, settings = ['fsync=off']): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-postgres-'))
  const owner = serverOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
  const run = (program: string, ...rest: string[]) => spawn(join(binaries, program), rest, options)

  const initdb = run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  await waitForOutput(initdb, initdb.stdout, 'Success')
  await waitForExit(initdb)
  const set = settings.flatMap((setting) => ['-c', setting])
  async function serve() {
    const started = run('postgres', '-D', data, '-k', folder, '-c', 'listen_addresses=', ...set)
    await waitForOutput(started, started.stderr, 'ready to accept connections')
    return started
  }
  let server = await serve()
  async function halt(how: 'fast' | 'immediate') {
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await waitForExit(server)
  }

  const url = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
  return {
    async newDatabase() {
      const database = `test_${randomUUID().replaceAll('-', '')}`
      await query(url('postgres'), `create database ${database}`)
      return url(database)
    },
    halt,
    async resume() {
      server = await serve()
    },
    signal(signal) {
      // the first process starts the others
      const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
      for (const pid of [server.pid!, ...children.map(Number)]) process.kill(pid, signal)
    },
    limitFiles: (bytes) =>
      void execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`], { ...owner }),
    async stop() {
      await halt('fast')
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root: it then runs as `postgres`, or `nobody` where that user does not exist. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
  const user = /^postgres:.*?:(\d+):(\d+)/m.exec(users) ?? /^nobody:.*?:(\d+):(\d+)/m.exec(users)
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
  return { uid: Number(user[1]), gid: Number(user[2]) }
}

/** Resolves when the program prints `words`; throws with all that it printed if it ends before. */
async function waitForOutput(program: ChildProcess, output: NodeJS.ReadableStream, words: string): Promise<void> {
  const printed: string[] = []
  await new Promise<void>((resolve, reject) => {
    program.once('error', reject)
    program.once('close', () => reject(new Error(`${program.spawnfile} ended:\n${printed.join('\n')}`)))
    for (const stream of [program.stdout!, program.stderr!]) {
      createInterface(stream).on('line', (line) => {
        printed.push(line)
        if (stream === output && line.includes(words)) resolve()
      })
    }
  })
}

async function waitForExit(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}
