import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The prefix of the names of backups. The name of a backup that is being written ends in `.partial`. */
export const backupPrefix = 'vo2max-'

/** Returns when the newest backup in a folder was made, in epoch milliseconds; undefined without one. */
export function newestBackup(folder: string): number | undefined {
  try {
    const backups = readdirSync(folder).filter((name) => name.startsWith(backupPrefix) && !name.endsWith('.partial'))
    const times = backups.map((name) => statSync(join(folder, name)).mtimeMs)
    return times.length ? Math.max(...times) : undefined
  } catch {
    return undefined
  }
}
