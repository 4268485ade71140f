import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { locales } from '../i18n/locales.ts'
import { pages } from '../i18n/pages.ts'

/**
 * `npm run new:page -- <id> /chemin /en/path`: a page that builds and passes the checks, to be written from there.
 * Its id goes into the page table and the names of its two texts; CONTRIBUTING.md says what may follow.
 */
const today = new Date().toISOString().slice(0, 10)
const draft = (title: string, description: string, heading: string, lede: string) => `---
title: '${title}'
description: '${description}'
updated: '${today}'
---

import { Lede } from '../../app/components/page/lede.tsx'

# ${heading}

<Lede>
${lede}
</Lede>
`
const drafts = {
  fr: draft(
    'Une nouvelle page à écrire',
    'Cette page est à écrire. Dites ici, en une ou deux phrases de 110 à 170 caractères, ce que les gens y trouveront et à quoi cela leur sert.',
    'Une nouvelle page',
    'Dites ici, en peu de mots, ce que la page apporte.',
  ),
  en: draft(
    'A new page to write',
    'This page is still to write. Say here, in one or two sentences of 110 to 170 characters, what people will find on it and what it is good for.',
    'A new page',
    'Say here, in a few words, what the page is good for.',
  ),
}

const [id = '', fr = '', en = ''] = process.argv.slice(2)
const faults = faultsOf()
if (faults.length) {
  console.error(`npm run new:page -- <id> /chemin /en/path\n  ${faults.join('\n  ')}`)
  process.exit(1)
}

add('i18n/pages.ts', '\n} as const', `  ${id}: { fr: '${fr}', en: '${en}' },`)
for (const locale of locales) writeFileSync(textOf(locale), drafts[locale])
console.log(
  `Added to i18n/pages.ts: ${id}\nNow write content/fr/${id}.mdx and content/en/${id}.mdx, and link to the page.`,
)

function faultsOf(): string[] {
  const taken = Object.values(pages).flatMap((paths) => Object.values<string>(paths))
  return [
    ...(/^[a-z]+$/.test(id) ? [] : ['<id>: lower-case letters, as in i18n/pages.ts']),
    ...(/^\/(?!en(\/|$))[a-z\d-]+$/.test(fr) ? [] : ['/chemin: a slash, then lower-case letters, digits and hyphens']),
    ...(/^\/en\/[a-z\d-]+$/.test(en) ? [] : ['/en/path: /en/, then lower-case letters, digits and hyphens']),
    ...(id in pages || locales.some((locale) => existsSync(textOf(locale))) ? [`${id}: there is such a page`] : []),
    ...[fr, en].filter((path) => taken.includes(path)).map((path) => `${path}: another page has this address`),
  ]
}

/** Adds a line where a list ends. */
function add(file: string, end: string, line: string): void {
  const url = new URL(`../${file}`, import.meta.url)
  writeFileSync(url, readFileSync(url, 'utf8').replace(end, `\n${line}${end}`))
}

function textOf(locale: 'fr' | 'en'): URL {
  return new URL(`../content/${locale}/${id}.mdx`, import.meta.url)
}
