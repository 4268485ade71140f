import { articles } from '#content/articles.ts'
import { messages } from '#i18n/all-messages.ts'
import { languageTags, type Locale, otherLocales } from '#i18n/locales.ts'
import { pages } from '#i18n/pages.ts'
import { feedPaths } from '#i18n/paths.ts'
import { operator } from '#operator.config.ts'
import { pageMetadata } from './page-metadata.ts'

/** Returns the Atom feed of the articles in one language, newest first. Source: RFC 4287. */
export function feed(locale: Locale, siteUrl: string): string {
  const { topics } = messages[locale].article
  const blogMetadata = pageMetadata('blog', locale)
  const blog = siteUrl + pages.blog[locale]
  const updates = articles.map(({ id }) => pageMetadata(id, locale).updated).sort()
  const entries = articles.map(({ id, date, [locale]: { title, excerpt, topic } }) => {
    const url = siteUrl + pages[id][locale]
    return element('entry', [
      element('id', url),
      element('title', title),
      `<link rel="alternate" type="text/html" hreflang="${languageTags[locale]}" href="${escapeAttribute(url)}"/>`,
      element('published', startOfDay(date)),
      element('updated', startOfDay(pageMetadata(id, locale).updated)),
      `<category term="${topic}" label="${escapeAttribute(topics[topic])}"/>`,
      element('summary', excerpt),
    ])
  })
  const other = otherLocales[locale]
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">
${[
  element('id', blog),
  element('title', blogMetadata.title),
  element('subtitle', blogMetadata.description),
  element('updated', startOfDay(updates.at(-1)!)),
  element('author', [element('name', operator.legalName)]),
  `<link rel="self" type="application/atom+xml" href="${escapeAttribute(siteUrl + feedPaths[locale])}"/>`,
  `<link rel="alternate" type="text/html" hreflang="${languageTags[locale]}" href="${escapeAttribute(blog)}"/>`,
  `<link rel="alternate" type="application/atom+xml" hreflang="${languageTags[other]}" href="${escapeAttribute(siteUrl + feedPaths[other])}"/>`,
  element('icon', `${siteUrl}/favicon.svg`),
  ...entries,
].join('\n')}
</feed>
`
}

/** Returns the first moment of a day, because Atom dates include a time. Source: RFC 3339. */
function startOfDay(day: string): string {
  return `${day}T00:00:00Z`
}

/** Returns an XML element. A string is escaped as text; an array holds child elements. */
function element(name: string, content: string | string[]): string {
  return `<${name}>${typeof content === 'string' ? escapeText(content) : content.join('')}</${name}>`
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}
