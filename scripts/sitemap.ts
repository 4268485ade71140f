import { languageTag, locales } from '../i18n/locales.ts'
import { isPersonal, pageIds, pages } from '../i18n/pages.ts'

/** Every public page in both languages, each naming its twin. */
export function sitemap(siteUrl: string): string {
  const urls = pageIds
    .filter((page) => !isPersonal(page))
    .flatMap((page) =>
      locales.map((locale) => {
        const twins = locales.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${languageTag[other]}" href="${siteUrl}${pages[page][other]}"/>`,
        )
        return `<url><loc>${siteUrl}${pages[page][locale]}</loc>${twins.join('')}</url>`
      }),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Search engines are kept out until the site has its real address. */
export function robots(siteUrl: string, { open }: { open: boolean }): string {
  return open ? `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
}
