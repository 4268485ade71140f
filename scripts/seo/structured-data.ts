import type { BreadcrumbList, Graph, Person, ScholarlyArticle, Thing } from 'schema-dts'
import { languageTag, locales, type Locale } from '../../i18n/locales.ts'
import { calculatorAnchor, pages, shareImages, type PageId } from '../../i18n/pages.ts'
import { isPlaceholder, operator } from '../../operator.config.ts'
import { messages, pageMetadata, type PageMetadata } from './page-metadata.ts'

export type Operator = Pick<typeof operator, 'legalName' | 'email' | 'social' | 'author' | 'medicalReview' | 'reviewed'>

const siteId = (siteUrl: string) => `${siteUrl}/#site`
const organizationId = (siteUrl: string) => `${siteUrl}/#publisher`

/** Returns a page's structured data, without the operator's placeholders. Source: https://schema.org. */
export function structuredData(page: PageId, locale: Locale, siteUrl: string, publisher: Operator = operator): Graph {
  const facts = pageMetadata(page, locale)
  const context = { page, locale, siteUrl, publisher, facts, url: siteUrl + pages[page][locale] }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      pageNode(context),
      ...(page === 'home' ? homeNodes(context) : []),
      ...(facts.article ? [articleNode(context, facts.article)] : []),
    ],
  }
}

/** Returns structured data as a script element. `<` is escaped, so that no text can close the element. */
export function structuredDataScript(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

interface Context {
  page: PageId
  locale: Locale
  siteUrl: string
  publisher: Operator
  facts: PageMetadata
  url: string
}

function pageNode(context: Context): Thing {
  const { page, locale, siteUrl, publisher, facts, url } = context
  const { isMedical } = facts
  const type = isMedical ? 'MedicalWebPage' : page === 'blog' ? 'CollectionPage' : 'WebPage'
  const reviewer = person(publisher.medicalReview)
  const isReviewed = isMedical && reviewer && !isPlaceholder(publisher.reviewed)
  return {
    '@type': type,
    '@id': url,
    ...(page !== 'home' && { breadcrumb: breadcrumb(context) }),
    url,
    name: facts.title,
    description: facts.description,
    inLanguage: languageTag[locale],
    dateModified: facts.modified,
    isPartOf: { '@id': siteId(siteUrl) },
    ...(isReviewed && { reviewedBy: reviewer, lastReviewed: publisher.reviewed }),
    // leaves out the sources of Measure, which its text cites: the HTML of that page is at its size limit
    ...(!facts.article && page !== 'measure' && facts.sources.length > 0 && { citation: citations(facts) }),
  }
}

/** Returns the nodes of the site, of its free calculator and, once the operator has named it, of the publisher. */
function homeNodes({ locale, siteUrl, publisher, url }: Context): Thing[] {
  const hasPublisher = !isPlaceholder(publisher.legalName)
  const profiles = Object.values(publisher.social).filter((address) => !isPlaceholder(address))
  const site: Thing = {
    '@type': 'WebSite',
    '@id': siteId(siteUrl),
    url: `${siteUrl}/`,
    name: messages.fr.siteName,
    inLanguage: locales.map((locale) => languageTag[locale]),
    ...(hasPublisher && { publisher: { '@id': organizationId(siteUrl) } }),
  }
  const calculator: Thing = {
    '@type': 'WebApplication',
    '@id': `${url}#${calculatorAnchor}`,
    url: `${url}#${calculatorAnchor}`,
    name: messages[locale].hero.calculate,
    inLanguage: languageTag[locale],
    applicationCategory: 'HealthApplication',
    operatingSystem: 'All',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
  }
  const organization: Thing = {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: publisher.legalName,
    url: `${siteUrl}/`,
    ...(!isPlaceholder(publisher.email) && { email: publisher.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
  return hasPublisher ? [site, calculator, organization] : [site, calculator]
}

/** Returns the path from the home page to a page. An article is listed under the blog. */
function breadcrumb({ page, locale, siteUrl, facts }: Context): BreadcrumbList {
  const { pageNames } = messages[locale]
  const names: Partial<Record<PageId, string>> = pageNames
  const steps: [name: string, page: PageId][] = [
    [pageNames.home, 'home'],
    ...(facts.article ? [[pageNames.blog, 'blog'] as [string, PageId]] : []),
    [names[page] ?? facts.title, page],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, step], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + pages[step][locale],
    })),
  }
}

function articleNode(context: Context, article: NonNullable<PageMetadata['article']>): Thing {
  const { locale, siteUrl, publisher, facts, url } = context
  const { title, excerpt, category } = article[locale]
  const author = person(publisher.author)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: { '@id': url },
    headline: title,
    description: excerpt,
    image: siteUrl + shareImages[locale],
    articleSection: messages[locale].article.categories[category],
    inLanguage: languageTag[locale],
    datePublished: article.date,
    dateModified: facts.modified,
    timeRequired: `PT${article.minutes}M`,
    ...(author && { author }),
    ...(!isPlaceholder(publisher.legalName) && {
      publisher: { '@type': 'Organization', '@id': organizationId(siteUrl), name: publisher.legalName },
    }),
    citation: citations(facts),
  }
}

function citations({ sources }: PageMetadata): ScholarlyArticle[] {
  return sources.map(({ title, doi }) => ({
    '@type': 'ScholarlyArticle',
    ...(doi && { '@id': `https://doi.org/${doi}` }),
    name: title,
  }))
}

function person(name: string): Person | undefined {
  return isPlaceholder(name) ? undefined : { '@type': 'Person', name }
}
