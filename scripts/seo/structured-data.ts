import type { BreadcrumbList, Graph, ScholarlyArticle, Thing } from 'schema-dts'
import { messages } from '#i18n/all-messages.ts'
import { languageTags, type Locale, siteName } from '#i18n/locales.ts'
import { type PageId, pages } from '#i18n/pages.ts'
import { calculatorAnchor, shareImagePaths } from '#i18n/paths.ts'
import { operator } from '#operator.config.ts'
import { type PageMetadata, pageMetadata } from './page-metadata.ts'

const siteId = (siteUrl: string) => `${siteUrl}/#site`
const organizationId = (siteUrl: string) => `${siteUrl}/#publisher`

/** Returns a page's structured data. Source: https://schema.org. */
export function structuredData(page: PageId, locale: Locale, siteUrl: string): Graph {
  const metadata = pageMetadata(page, locale)
  const context = { page, locale, siteUrl, metadata, url: siteUrl + pages[page][locale] }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      pageNode(context),
      ...(page === 'home' ? homeNodes(context) : []),
      ...(metadata.article ? [articleNode(context, metadata.article)] : []),
    ],
  }
}

/** Returns structured data as a script element. `<` is escaped, so that no text can close the element. */
export function structuredDataScript(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

interface NodeContext {
  page: PageId
  locale: Locale
  siteUrl: string
  metadata: PageMetadata
  url: string
}

function pageNode(context: NodeContext): Thing {
  const { page, locale, siteUrl, metadata, url } = context
  const type = metadata.isMedical ? 'MedicalWebPage' : page === 'blog' ? 'CollectionPage' : 'WebPage'
  return {
    '@type': type,
    '@id': url,
    ...(page !== 'home' && { breadcrumb: breadcrumb(context) }),
    url,
    name: metadata.title,
    description: metadata.description,
    inLanguage: languageTags[locale],
    dateModified: metadata.updated,
    isPartOf: { '@id': siteId(siteUrl) },
    ...(!metadata.article && metadata.publications.length > 0 && { citation: citations(metadata) }),
  }
}

/** Returns the nodes of the site, of its free calculator and of the publisher. */
function homeNodes({ locale, siteUrl, url }: NodeContext): Thing[] {
  const site: Thing = {
    '@type': 'WebSite',
    '@id': siteId(siteUrl),
    url: `${siteUrl}/`,
    name: siteName,
    inLanguage: Object.values(languageTags),
    publisher: { '@id': organizationId(siteUrl) },
  }
  const calculator: Thing = {
    '@type': 'WebApplication',
    '@id': `${url}#${calculatorAnchor}`,
    url: `${url}#${calculatorAnchor}`,
    name: messages[locale].hero.calculate,
    inLanguage: languageTags[locale],
    applicationCategory: 'HealthApplication',
    operatingSystem: 'All',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
  }
  const organization: Thing = {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: operator.legalName,
    url: `${siteUrl}/`,
    email: operator.email,
    sameAs: Object.values(operator.social),
  }
  return [site, calculator, organization]
}

/** Returns the path from the home page to a page. An article is listed under the blog. */
function breadcrumb({ page, locale, siteUrl, metadata }: NodeContext): BreadcrumbList {
  const { pageNames } = messages[locale]
  const names: Partial<Record<PageId, string>> = pageNames
  const steps: [name: string, page: PageId][] = [[pageNames.home, 'home']]
  if (metadata.article) steps.push([pageNames.blog, 'blog'])
  steps.push([names[page] ?? metadata.title, page])
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

function articleNode(context: NodeContext, article: NonNullable<PageMetadata['article']>): Thing {
  const { locale, siteUrl, metadata, url } = context
  const { title, excerpt, topic } = article[locale]
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: { '@id': url },
    headline: title,
    description: excerpt,
    image: siteUrl + shareImagePaths[locale],
    articleSection: messages[locale].article.topics[topic],
    inLanguage: languageTags[locale],
    datePublished: article.date,
    dateModified: metadata.updated,
    timeRequired: `PT${article.minutes}M`,
    publisher: { '@type': 'Organization', '@id': organizationId(siteUrl), name: operator.legalName },
    citation: citations(metadata),
  }
}

function citations({ publications }: PageMetadata): ScholarlyArticle[] {
  return publications.map(({ title, doi }) => ({
    '@type': 'ScholarlyArticle',
    ...(doi && { '@id': `https://doi.org/${doi}` }),
    name: title,
  }))
}
