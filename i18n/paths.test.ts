import { expect, test } from 'vitest'
import { pageIds, pages } from './pages.ts'
import { localeOf, otherLanguagePath, pageAt, pathTo } from './paths.ts'

test('the page table has the addresses of the product spec', () =>
  expect(Object.values(pages).map(({ fr, en }) => `${fr} = ${en}`)).toEqual(
    expect.arrayContaining([
      '/ = /en',
      '/comprendre = /en/understand',
      '/mesurer = /en/measure',
      '/ameliorer = /en/improve',
      '/outils = /en/tools',
      '/blog = /en/blog',
      '/mes-resultats = /en/my-results',
      '/politique-confidentialite = /en/privacy-policy',
      '/conditions-utilisation = /en/terms-of-service',
      '/mentions-legales = /en/legal-notice',
      '/blog/vo2max-cholesterol = /en/blog/vo2max-cholesterol',
      '/blog/vo2-stagne = /en/blog/vo2-plateau',
      '/blog/nutrition-vo2 = /en/blog/nutrition-vo2',
      '/blog/montres-vo2 = /en/blog/watches-vo2',
      '/blog/vo2-vieillissement = /en/blog/vo2-aging',
    ]),
  ))

test.each([
  ['/', 'fr'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/english', 'fr'],
  ['/EN/measure', 'fr'],
  ['/blog/en', 'fr'],
])('%s is read in %s', (path, locale) => expect(localeOf(path)).toBe(locale))

test.each(pageIds)('%s is found at two addresses, each the alternate of the other', (page) => {
  const [fr, en] = [pathTo(page, 'fr'), pathTo(page, 'en')]
  expect([pageAt(fr), pageAt(en)]).toEqual([page, page])
  expect([otherLanguagePath(fr), otherLanguagePath(en)]).toEqual([en, fr])
})

test.each([
  ['/inconnu', '/en/inconnu'],
  ['/en/unknown', '/unknown'],
  ['/en/', '/'],
  ['/en///evil.example/x', '/evil.example/x'],
])('the alternate of the unknown path %s is %s', (path, alternate) => {
  expect(pageAt(path)).toBeUndefined()
  expect(otherLanguagePath(path)).toBe(alternate)
})
