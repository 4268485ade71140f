import { readFileSync } from 'node:fs'

/** The first block of commands on the operator's page that has these words. */
export function recipeWith(words: string): string {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const blocks = [...operations.matchAll(/^ *```\w+\n(.*?)^ *```$/gms)].map(([, commands]) => commands!)
  const recipe = blocks.find((commands) => commands.includes(words))
  if (!recipe) throw new Error(`no recipe in docs/operations.md has ${words}`)
  return recipe
}
