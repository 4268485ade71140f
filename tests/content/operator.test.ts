import type { Document, Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { watches } from '#content/data/watches.ts'
import { exampleValues, operator } from '#operator.config.ts'
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
  expect([...columns!.children].map((column) => [column.firstElementChild.textContent, ...linksIn(column)])).toEqual(
    expected,
  )
  expect(line!.querySelector('p')!.textContent).toBe(`© 2025 ${operator.legalName}`)
  expect(linksIn(line!)).toEqual(expected[3]!.slice(1, 4))
})

test('Amazon links search for the model, with the tag; the disclosure comes first', () => {
  for (const { page, locale, main } of renderedPages) {
    const links = [...main.querySelectorAll('a[href*="amazon."]')]
    expect(
      links
        .map((link) => new URL(link.getAttribute('href')!))
        .map((url) => url.searchParams.get('k'))
        .sort(),
    ).toEqual(
      page === 'tools'
        ? Object.values(watches)
            .map(({ model }) => model)
            .sort()
        : [],
    )
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.amazon\.ca\/s\?k=[\w+]+&tag=[\w-]+$/)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'sponsored noopener'])
    }
    if (page === 'tools' || page === 'watches') {
      const notice = main.innerHTML.indexOf(operator.amazon.sentence[locale])
      const first = main.innerHTML.search(page === 'tools' ? /amazon\.ca/ : /<ol/)
      expect([notice > 0, notice < first]).toEqual([true, true])
    }
  }
})

const notices = {
  fr: 'Identité d’exemple\u00a0: à remplacer avant la mise en ligne.',
  en: 'Example identity: replace before going live.',
}

test('only legal pages open with a notice, while the operator is an example', () => {
  for (const { page, locale, main } of renderedPages) {
    const hasNotice = exampleValues.length > 0 && ['privacy', 'terms', 'legal'].includes(page)
    expect(main.textContent.split(notices[locale])).toHaveLength(hasNotice ? 2 : 1)
    if (hasNotice) expect(main.textContent.trim().startsWith(notices[locale])).toBe(true)
  }
})
