import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltFile } from './pages.ts'

/** What the build says of one file; `bodies` are files in the same folder. Written by scripts/pack.ts. */
export interface PackedFile extends Omit<BuiltFile, 'bodies'> {
  bodies: Record<keyof BuiltFile['bodies'], string>
}

export const packingList = 'files.json'

/** Every page and asset of the build in memory, by path. @throws Error when there is no complete build. */
export function readBuiltFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const list: Record<string, PackedFile> = JSON.parse(readFileSync(join(folder, packingList), 'utf8'))
  const read = (file: string) => readFileSync(join(folder, file))
  return new Map(
    Object.entries(list).map(([path, { bodies, ...file }]) => [
      path,
      { ...file, bodies: { br: read(bodies.br), gzip: read(bodies.gzip), identity: read(bodies.identity) } },
    ]),
  )
}
