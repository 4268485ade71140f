import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, cpSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../support/new-folder.ts'
import { newSqliteDatabase, type TestDatabase } from '../support/server/database.ts'
import { limitFiles, startSite } from './databases.ts'
import { startUnderLoad } from './under-load.ts'

type Site = ReturnType<typeof startSite>

/** A fault that makes a disk refuse writes for a time. */
interface Fault {
  /** the reason in the log */
  reason: string
  /** why this machine cannot cause the fault; empty if it can */
  obstacle(): string
  start(database: TestDatabase): Site
  begin(site: Site, folder: string): void
  end(site: Site, folder: string): void
  /** path of the data folder, seen from outside of the site's process */
  outerPath(site: Site, folder: string): string
}

/** Returns an error message, or an empty string if the program succeeds. */
const run = (program: string, ...args: string[]) => {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) return String(error)
  return status === 0 ? '' : stderr.trim() || `${program} ended with ${status}`
}
const ordinaryFolder = { start: startSite, outerPath: (_site: Site, folder: string) => folder }

// a mount namespace: only the site sees the small disk, which disappears with it
const mountNamespace = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const withSmallDisk = 'mount -t tmpfs -o size=64m none "$DATA_DIR" && exec node dist/server/main.js'

const faults: Record<string, Fault> = {
  'a disk that is full': {
    reason: 'database or disk is full',
    obstacle: () => run(mountNamespace[0]!, ...mountNamespace.slice(1), 'mount', '-t', 'tmpfs', 'none', '/tmp'),
    start: (database) => startSite(database, [...mountNamespace, 'sh', '-c', withSmallDisk]),
    begin: (site, folder) => fill(join('/proc', String(site.pid), 'root', folder, 'ballast')),
    end: (site, folder) => rmSync(join('/proc', String(site.pid), 'root', folder, 'ballast')),
    outerPath: (site, folder) => join('/proc', String(site.pid), 'root', folder),
  },
  'files that may not grow': {
    reason: 'disk I/O error',
    obstacle: () => '',
    ...ordinaryFolder,
    begin: ({ pid }, folder) => limitFiles(pid, String(statSync(join(folder, 'vo2max.db-wal')).size)),
    end: ({ pid }) => limitFiles(pid, 'unlimited'),
  },
  'files that may only be read': {
    reason: 'disk I/O error',
    obstacle() {
      const file = join(newFolder(), 'file')
      writeFileSync(file, '')
      return run('chattr', '+i', file) || run('chattr', '-i', file)
    },
    ...ordinaryFolder,
    begin(_, folder) {
      execFileSync('chattr', ['+i', ...databaseFiles(folder)])
      onTestFinished(() => void execFileSync('chattr', ['-i', ...databaseFiles(folder)]))
    },
    end: (_, folder) => void execFileSync('chattr', ['-i', ...databaseFiles(folder)]),
  },
}

/** Without the -shm file: it is memory-mapped and stays writable on a read-only disk, which chattr would prevent. */
const databaseFiles = (folder: string) => ['vo2max.db', 'vo2max.db-wal'].map((file) => join(folder, file))

/** Writes to a file until the disk is full. */
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

test.for(Object.entries(faults))('%s: saves are 503, and resume after it', async ([name, fault], { skip }) => {
  const obstacle = fault.obstacle()
  skip(obstacle !== '', `${name}: ${obstacle}`)
  const database = newSqliteDatabase()
  const folder = database.env.DATA_DIR
  const { site, saving, expectUnavailable, expectRecovery, loggedReasons } = await startUnderLoad(
    database,
    fault.start(database),
  )
  fault.begin(site, folder)
  await expectUnavailable()
  fault.end(site, folder)
  const copy = newSqliteDatabase()
  await expectRecovery(() => {
    cpSync(fault.outerPath(site, folder), copy.env.DATA_DIR, { recursive: true })
    return copy
  })
  expect(saving.statuses()).toEqual([201, 503])
  expect([...loggedReasons()]).toEqual([expect.stringContaining(fault.reason)])
})
