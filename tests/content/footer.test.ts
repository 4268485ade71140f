import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { operator } from '#operator.config.ts'
import { renderedPage } from './render-pages.tsx'

/** Returns `text → address` of each link; the text has no words that only screen readers have, and no arrow. */
function linksIn(root: Document | Element): string[] {
  return [...root.querySelectorAll('a')].map((link) => {
    const text = [...link.childNodes].filter((node) => node.nodeName !== 'SPAN').map((node) => node.textContent)
    return `${text.join('').trim()} → ${link.getAttribute('href')}`
  })
}

const { social, retailer, email, legalName } = operator

const legalLinks = {
  fr: [
    'Politique de confidentialité → /politique-confidentialite',
    'Conditions d’utilisation → /conditions-utilisation',
    'Mentions légales → /mentions-legales',
  ],
  en: ['Privacy policy → /en/privacy-policy', 'Terms of use → /en/terms-of-service', 'Legal notice → /en/legal-notice'],
}

const columns = {
  fr: {
    Apprendre: [
      'Qu’est-ce que le VO2max\u202f? → /comprendre#definition',
      'Comment le mesurer → /mesurer',
      'Valeurs de référence → /mesurer#valeurs-reference',
      'VO2 et santé → /comprendre#sante',
    ],
    Outils: [
      'Calculateur → /mesurer#valeurs-reference',
      'Programmes d’entraînement → /ameliorer',
      'Comparatif de montres → /outils',
      'Mon suivi → /mes-resultats',
    ],
    'Renseignements juridiques': [...legalLinks.fr, `Nous écrire → mailto:${email}`],
  },
  en: {
    Learn: [
      'What is VO2max? → /en/understand#definition',
      'How to measure it → /en/measure',
      'Reference values → /en/measure#valeurs-reference',
      'VO2 and health → /en/understand#sante',
    ],
    Tools: [
      'Calculator → /en/measure#valeurs-reference',
      'Training programs → /en/improve',
      'Watch comparison → /en/tools',
      'My progress → /en/my-results',
    ],
    Legal: [...legalLinks.en, `Write to us → mailto:${email}`],
  },
}

test.each(locales)('the footer has the columns of the product spec (%s)', (locale) => {
  const sections = [...renderedPage('home', locale).document.querySelectorAll('footer section')]
  expect(
    Object.fromEntries(sections.map((column) => [column.querySelector('h2')!.textContent, linksIn(column)])),
  ).toEqual(columns[locale])
})

test.each(locales)('the footer leads to the networks and to the retailer (%s)', (locale) =>
  expect(linksIn(renderedPage('home', locale).document.querySelector('footer')!)).toEqual(
    expect.arrayContaining([
      `Facebook → ${social.Facebook}`,
      `YouTube → ${social.YouTube}`,
      `Instagram → ${social.Instagram}`,
      `${retailer.name} → ${retailer.url}`,
    ]),
  ),
)

test.each(locales)('the footer ends with the copyright and the legal pages (%s)', (locale) => {
  const line = renderedPage('home', locale).document.querySelector('footer')!.lastElementChild!
  expect(line.querySelector('p')!.textContent).toBe(`© 2025 ${legalName}`)
  expect(linksIn(line)).toEqual(legalLinks[locale])
})
