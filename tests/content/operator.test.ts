import { expect, test } from 'vitest'
import { watches } from '#content/data/watches.ts'
import { exampleNames, operator } from '#operator.config.ts'
import { renderedPages } from './render-pages.tsx'

/** Returns `text → address` of each link; the text has no words that only screen readers have, and no arrow. */
function linksIn(root: Document | Element): string[] {
  return [...root.querySelectorAll('a')].map((link) => {
    const text = [...link.childNodes].filter((node) => node.nodeName !== 'SPAN').map((node) => node.textContent)
    return `${text.join('').trim()} → ${link.getAttribute('href')}`
  })
}

const { social, retailer } = operator
const external = [
  `Facebook → ${social.Facebook}`,
  `YouTube → ${social.YouTube}`,
  `Instagram → ${social.Instagram}`,
  `${retailer.name} → ${retailer.url}`,
]
const page = (name: string) => renderedPages.find((rendered) => rendered.name === name)!

test.each([
  [
    'fr/home',
    [
      ['VO2max', ...external],
      [
        'Apprendre',
        'Qu’est-ce que le VO2max\u202f? → /comprendre#definition',
        'Comment le mesurer → /mesurer',
        'Valeurs de référence → /mesurer#valeurs-reference',
        'VO2 et santé → /comprendre#sante',
      ],
      [
        'Outils',
        'Calculateur → /mesurer#valeurs-reference',
        'Programmes d’entraînement → /ameliorer',
        'Comparatif de montres → /outils',
        'Mon suivi → /mes-resultats',
      ],
      [
        'Renseignements juridiques',
        'Politique de confidentialité → /politique-confidentialite',
        'Conditions d’utilisation → /conditions-utilisation',
        'Mentions légales → /mentions-legales',
        `Nous écrire → mailto:${operator.email}`,
      ],
    ],
  ],
  [
    'en/home',
    [
      ['VO2max', ...external],
      [
        'Learn',
        'What is VO2max? → /en/understand#definition',
        'How to measure it → /en/measure',
        'Reference values → /en/measure#valeurs-reference',
        'VO2 and health → /en/understand#sante',
      ],
      [
        'Tools',
        'Calculator → /en/measure#valeurs-reference',
        'Training programs → /en/improve',
        'Watch comparison → /en/tools',
        'My progress → /en/my-results',
      ],
      [
        'Legal',
        'Privacy policy → /en/privacy-policy',
        'Terms of use → /en/terms-of-service',
        'Legal notice → /en/legal-notice',
        `Write to us → mailto:${operator.email}`,
      ],
    ],
  ],
])('the footer has the links of the product spec (%s)', (name, expected) => {
  const footer = page(name).document.querySelector('footer')!
  const [columns, line] = footer.children
  expect([...columns!.children].map((column) => [column.firstElementChild!.textContent, ...linksIn(column)])).toEqual(
    expected,
  )
  expect(line!.querySelector('p')!.textContent).toBe(`© 2025 ${operator.legalName}`)
  expect(linksIn(line!)).toEqual(expected[3]!.slice(1, 4))
})

const pagesOf = (...ids: string[]) => renderedPages.filter(({ page }) => ids.includes(page))
const pagesBut = (...ids: string[]) => renderedPages.filter(({ page }) => !ids.includes(page))

test.each(pagesOf('tools'))('the Amazon links of $name search for each watch, with the tag', ({ main }) => {
  const links = [...main.querySelectorAll('a[href*="amazon."]')]
  const searched = links.map((link) => new URL(link.getAttribute('href')!).searchParams.get('k'))
  expect(searched.sort()).toEqual(
    Object.values(watches)
      .map(({ model }) => model)
      .sort(),
  )
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.amazon\.ca\/s\?k=[\w+]+&tag=[\w-]+$/)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'sponsored noopener'])
  }
})

test.each(pagesBut('tools'))('$name has no Amazon link', ({ main }) =>
  expect([...main.querySelectorAll('a[href*="amazon."]')].map((link) => link.outerHTML)).toEqual([]),
)

const firstOffers = [
  ...pagesOf('tools').map((page) => ({ ...page, offer: 'amazon.ca' })),
  ...pagesOf('watches').map((page) => ({ ...page, offer: '<ol' })),
]
test.each(firstOffers)('$name has Amazon’s sentence before its first offer', ({ locale, main, offer }) => {
  const [before, after] = main.innerHTML.split(operator.amazon.sentence[locale])
  expect(before).not.toContain(offer)
  expect(after).toContain(offer)
})

const notices = {
  fr: 'Identité d’exemple\u00a0: à remplacer avant la mise en ligne.',
  en: 'Example identity: replace before going live.',
}
const legalPages = exampleNames.length > 0 ? ['privacy', 'terms', 'legal'] : []

test.each(pagesOf(...legalPages))('$name opens with a notice, as its operator is an example', ({ locale, main }) =>
  expect(main.textContent.trim().slice(0, notices[locale].length)).toBe(notices[locale]),
)

test.each(pagesBut(...legalPages))('$name has no notice of an example', ({ locale, main }) =>
  expect(main.textContent).not.toContain(notices[locale]),
)
