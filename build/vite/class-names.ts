import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// without vowels no name is a word, such as `ad`, that ad blockers hide
const letters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'

/**
 * A name of one or two letters for each class of the style modules under `folder`: a page has them in its HTML, in its
 * styles and in its scripts. The same sources give the same names, so that the builds for browser and server agree.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .sort((one, other) => Number(isOnManyPages(other)) - Number(isOnManyPages(one)))
  const keys = files.flatMap((file) =>
    [...new Set(namesIn(readFileSync(join(folder, file), 'utf8')))].map((name) => keyOf(name, join(folder, file))),
  )
  const short = new Map(keys.map((at, index) => [at, shortName(index)]))
  return (name, file) => {
    const found = short.get(keyOf(name, file.replace(/\?.*/, '')))
    if (!found) throw new Error(`${file}: .${name} was not found when class names were given`)
    return found
  }
}

/** The first names have one letter. */
const isOnManyPages = (file: string) => file.startsWith('components/')

const keyOf = (name: string, file: string) => `${resolve(file)} ${name}`

/** Whatever follows a dot or `@keyframes`; what is no class only uses up a short name. */
function namesIn(css: string): string[] {
  return [...css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map((match) => match[1]!)
}

function shortName(index: number): string {
  const letter = letters[index % letters.length]!
  return index < letters.length ? letter : shortName(Math.floor(index / letters.length) - 1) + letter
}
