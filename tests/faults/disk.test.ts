import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, cpSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../e2e/support/site/server-process.ts'
import { sqlite, startSite, type Database } from './databases.ts'
import { underLoad } from './under-load.ts'

type Site = ReturnType<typeof startSite>

/** A way in which a disk begins to refuse what is written, and later takes it again. */
interface Fault {
  /** what the log gives as the reason */
  reason: string
  /** why this machine cannot do it, if so */
  refused(): string
  start(database: Database): Site
  begin(site: Site, folder: string): void
  end(site: Site, folder: string): void
  /** the data folder as others see it while the site runs */
  seen(site: Site, folder: string): string
}

const run = (program: string, ...words: string[]) => {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' })
  if (error) return String(error)
  return status === 0 ? '' : stderr.trim() || `${program} ended with ${status}`
}
const inPlainSight = { start: startSite, seen: (_site: Site, folder: string) => folder }

// in a mount namespace of its own: nothing else sees the small disk, and it disappears with the site
const ownMounts = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const withSmallDisk = 'mount -t tmpfs -o size=64m none "$DATA_DIR" && exec node dist/server/main.js'

const faults: Record<string, Fault> = {
  'a disk that is full': {
    reason: 'database or disk is full',
    refused: () => run(ownMounts[0]!, ...ownMounts.slice(1), 'mount', '-t', 'tmpfs', 'none', '/tmp'),
    start: (database) => startSite(database, [...ownMounts, 'sh', '-c', withSmallDisk]),
    begin: (site, folder) => fill(join('/proc', String(site.pid), 'root', folder, 'ballast')),
    end: (site, folder) => rmSync(join('/proc', String(site.pid), 'root', folder, 'ballast')),
    seen: (site, folder) => join('/proc', String(site.pid), 'root', folder),
  },
  'files that may not grow': {
    reason: 'disk I/O error',
    refused: () => '',
    ...inPlainSight,
    begin: (site, folder) => limitFiles(site, String(statSync(join(folder, 'vo2max.db-wal')).size)),
    end: (site) => limitFiles(site, 'unlimited'),
  },
  'files that may only be read': {
    reason: 'disk I/O error',
    refused() {
      const file = join(newFolder(), 'file')
      writeFileSync(file, '')
      return run('chattr', '+i', file) || run('chattr', '-i', file)
    },
    ...inPlainSight,
    begin(_, folder) {
      execFileSync('chattr', ['+i', ...databaseFiles(folder)])
      onTestFinished(() => void execFileSync('chattr', ['-i', ...databaseFiles(folder)]))
    },
    end: (_, folder) => void execFileSync('chattr', ['-i', ...databaseFiles(folder)]),
  },
}

/** Not the -shm: it is memory, which stays writable on a disk that has become read-only, but not with chattr. */
const databaseFiles = (folder: string) => ['vo2max.db', 'vo2max.db-wal'].map((file) => join(folder, file))

function limitFiles({ pid }: Site, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

/** Writes until there is no room left. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096))
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(descriptor)
  }
}

describe.each(Object.entries(faults))('%s', (name, fault) => {
  test('saves are 503 meanwhile, pages go on, the log says why, and saves resume by themselves', async ({ skip }) => {
    const refused = fault.refused()
    if (refused) {
      process.stderr.write(`NOT tested here: ${name}: ${refused}\n`)
      skip()
    }
    const folder = newFolder()
    const database = sqlite(folder)
    const { site, saving, isUnavailable, recovers, reasons } = await underLoad(database, fault.start(database))
    fault.begin(site, folder)
    await isUnavailable()
    fault.end(site, folder)
    const copy = newFolder()
    await recovers(() => {
      cpSync(fault.seen(site, folder), copy, { recursive: true })
      return sqlite(copy)
    })
    expect(saving.statuses()).toEqual([201, 503])
    expect([...reasons()]).toEqual([expect.stringContaining(fault.reason)])
  })
})
