import { articles } from '#content/articles.ts'
import { messages } from '#i18n/all-messages.ts'
import { languageTag, type Locale, otherLocale } from '#i18n/locales.ts'
import { pages } from '#i18n/pages.ts'
import { feeds } from '#i18n/paths.ts'
import { operator } from '#operator.config.ts'
import { pageMetadata } from './page-metadata.ts'

/** Returns the Atom feed of the articles in one language, newest first. Source: RFC 4287. */
export function feed(locale: Locale, siteUrl: string): string {
  const { article: words } = messages[locale]
  const { title, description } = pageMetadata('blog', locale)
  const blog = siteUrl + pages.blog[locale]
  const modified = articles.map(({ id }) => pageMetadata(id, locale).modified).sort()
  const entries = articles.map(({ id, date, [locale]: { title, excerpt, category } }) => {
    const url = siteUrl + pages[id][locale]
    return element('entry', [
      element('id', url),
      element('title', title),
      `<link rel="alternate" type="text/html" hreflang="${languageTag[locale]}" href="${attribute(url)}"/>`,
      element('published', instant(date)),
      element('updated', instant(pageMetadata(id, locale).modified)),
      `<category term="${category}" label="${attribute(words.categories[category])}"/>`,
      element('summary', excerpt),
    ])
  })
  const other = otherLocale[locale]
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag[locale]}">
${[
  element('id', blog),
  element('title', title),
  element('subtitle', description),
  element('updated', instant(modified.at(-1)!)),
  element('author', [element('name', operator.legalName)]),
  `<link rel="self" type="application/atom+xml" href="${attribute(siteUrl + feeds[locale])}"/>`,
  `<link rel="alternate" type="text/html" hreflang="${languageTag[locale]}" href="${attribute(blog)}"/>`,
  `<link rel="alternate" type="application/atom+xml" hreflang="${languageTag[other]}" href="${attribute(siteUrl + feeds[other])}"/>`,
  element('icon', `${siteUrl}/favicon.svg`),
  ...entries,
].join('\n')}
</feed>
`
}

/** Returns the first moment of a day, because Atom dates include a time. Source: RFC 3339. */
function instant(day: string): string {
  return `${day}T00:00:00Z`
}

/** Returns an XML element. A string is escaped as text; an array holds child elements. */
function element(name: string, content: string | string[]): string {
  return `<${name}>${typeof content === 'string' ? text(content) : content.join('')}</${name}>`
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;')
}
