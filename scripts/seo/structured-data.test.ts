import { expect, test } from 'vitest'
import { formatDay } from '#i18n/format/date.ts'
import { locales } from '#i18n/locales.ts'
import { isArticle } from '#i18n/pages.ts'
import { operator } from '#operator.config.ts'
import { renderedPage } from '#tests/content/render-pages.tsx'
import { textIn } from '#tests/support/text.ts'
import { pageMetadata, publicPages } from './page-metadata.ts'
import { structuredData, structuredDataScript } from './structured-data.ts'

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string }

const siteUrl = 'https://www.site.ca'
const all = locales.flatMap((locale) => publicPages.map((page) => ({ page, locale, name: `${locale}/${page}` })))

const graphOf = ({ page, locale }: Pick<(typeof all)[number], 'page' | 'locale'>) => {
  const { '@graph': nodes }: { '@graph': Node[] } = JSON.parse(JSON.stringify(structuredData(page, locale, siteUrl)))
  return nodes
}
const ofType = (nodes: Node[], type: string) => nodesIn(nodes).filter((node) => node['@type'] === type)

/** Returns every node of a graph, nested ones included. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(nodesIn)]
}

test.each(all)('$name refers only to what it or the home page describes', (address) => {
  const described = [...graphOf(address), ...graphOf({ ...address, page: 'home' })].map((node) => node['@id'])
  const references = nodesIn(graphOf(address)).filter((node) => Object.keys(node).join() === '@id')
  expect(references.map((node) => node['@id']).filter((id) => !described.includes(id))).toEqual([])
})

test('the home page describes the site, its publisher and its free calculator', () => {
  const graph = graphOf({ page: 'home', locale: 'fr' })
  expect(ofType(graph, 'WebSite')).toMatchObject([
    { name: 'VO2max', inLanguage: ['fr-CA', 'en-CA'], publisher: { '@id': 'https://www.site.ca/#publisher' } },
  ])
  expect(ofType(graph, 'Organization')).toMatchObject([
    { '@id': 'https://www.site.ca/#publisher', name: operator.legalName, sameAs: Object.values(operator.social) },
  ])
  expect(ofType(graph, 'WebApplication')).toMatchObject([
    { name: 'Calculer mon VO2max', url: 'https://www.site.ca/#valeurs-reference', offers: { price: 0 } },
  ])
})

test('an article says its day, section, publisher, and where it stands', () => {
  const graph = graphOf({ page: 'cholesterol', locale: 'en' })
  const url = 'https://www.site.ca/en/blog/vo2max-cholesterol'
  expect(ofType(graph, 'Article')).toMatchObject([
    {
      mainEntityOfPage: { '@id': url },
      datePublished: '2024-06-15',
      articleSection: 'Research',
      timeRequired: 'PT8M',
      publisher: { '@type': 'Organization', name: operator.legalName },
    },
  ])
  expect(ofType(graph, 'MedicalWebPage')).toMatchObject([{ '@id': url }])
  expect(ofType(graph, 'ListItem').map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'https://www.site.ca/en'],
    [2, 'Blog', 'https://www.site.ca/en/blog'],
    [3, expect.stringContaining('holesterol'), url],
  ])
})

test.each(all)('$name cites what its sources show to readers', (address) => {
  const shown = renderedPage(address.page, address.locale).main.querySelectorAll('#sources cite')
  const cited = ofType(graphOf(address), 'ScholarlyArticle')
  expect(cited.map(({ name }) => name)).toEqual([...shown].map((cite) => cite.textContent))
  if (isArticle(address.page)) expect(cited.length).toBeGreaterThan(1)
  for (const { '@id': id = 'https://doi.org/10.' } of cited) expect(id).toMatch(/^https:\/\/doi\.org\/10\./)
})

test.each(all)('$name has dates that a reader finds on it, and none is to come', ({ page, locale }) => {
  const { updated, article } = pageMetadata(page, locale)
  expect(new Date(updated).toISOString()).toBe(`${updated}T00:00:00.000Z`)
  expect(Date.parse(updated)).toBeLessThanOrEqual(Date.now())
  expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(article?.date ?? updated))
  const text = textIn(renderedPage(page, locale).main)
  if (/Dernière mise à jour|Last updated/.test(text))
    expect(text).toContain(formatDay(updated, locale).replaceAll('\u00a0', ' '))
})

test('no text can close the script element that contains it', () => {
  const script = structuredDataScript({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name: '</script><script>alert(1)</script><!--' }],
  })
  expect(script.match(/</g)).toHaveLength(2)
  expect(JSON.parse(script.replace(/<[^>]*>/g, ''))['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
})
