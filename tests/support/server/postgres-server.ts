import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

/** A temporary PostgreSQL server, for tests and measurements. `stop` deletes its data. */
export interface PostgresServer {
  /** Creates an empty database. Returns its `postgres://` URL. */
  newDatabase(): Promise<string>
  /** Ends the server as an operator does (`fast`, with a rollback) or as a crash (`immediate`). Keeps the data. */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Starts the server again on the same data. */
  resume(): Promise<void>
  /** The id of the first process, whose children are all others. */
  pid(): number
  stop(): Promise<void>
}

/** Returns the folder of `initdb` and `postgres`, in PATH or in Debian's location; undefined without them. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

/** Starts a server on a socket in a temporary folder. `settings` are lines of postgresql.conf, such as `fsync=on`. */
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
      await queryPostgres(url('postgres'), `create database ${database}`)
      return url(database)
    },
    halt,
    async resume() {
      server = await serve()
    },
    pid: () => server.pid!,
    async stop() {
      await halt('fast')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns the user for a server started by root, which PostgreSQL refuses to run as: `postgres`, or else `nobody`. */
export function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
  const user = /^postgres:.*?:(\d+):(\d+)/m.exec(users) ?? /^nobody:.*?:(\d+):(\d+)/m.exec(users)
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
  return { uid: Number(user[1]), gid: Number(user[2]) }
}

/** Resolves when the program prints `words`. @throws Error with the program's output when it ends before */
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

/** Runs one statement on a new connection. */
export async function queryPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
