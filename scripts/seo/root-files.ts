import { languageTags, locales } from '#i18n/locales.ts'
import { pages } from '#i18n/pages.ts'
import { operator } from '#operator.config.ts'
import { pageMetadata, publicPages } from './page-metadata.ts'

/** Returns sitemap.xml: every public page in both languages, with its alternate and the day of its last change. */
export function sitemap(siteUrl: string): string {
  const urls = publicPages.flatMap((page) => {
    const alternate = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`
    const alternates = locales.map((locale) => alternate(languageTags[locale], pages[page][locale])).join('')
    const fallback = alternate('x-default', pages[page].fr)
    return locales.map((locale) => {
      const { updated } = pageMetadata(page, locale)
      return `<url><loc>${siteUrl}${pages[page][locale]}</loc><lastmod>${updated}</lastmod>${alternates}${fallback}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Returns robots.txt. Search engines may crawl the site only if `open`: once the operator is no example. */
export function robots(siteUrl: string, { open }: { open: boolean }): string {
  return open ? `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
}

/** In milliseconds: a year, which is the recommended limit, minus a week. Source: RFC 9116, 2.5.5. */
const validMilliseconds = 358 * 24 * 60 * 60 * 1000

/** Returns security.txt, with the address for reports of vulnerabilities. Source: RFC 9116. */
export function securityTxt(siteUrl: string, builtAt: Date): string {
  return [
    `Contact: mailto:${operator.email}`,
    `Expires: ${new Date(builtAt.getTime() + validMilliseconds).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
