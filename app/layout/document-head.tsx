import { useLocation, useMatches } from 'react-router'
import type { FrontMatter } from '#content/page-source.ts'
import { languageTags, type Locale, locales, otherLocales, siteName } from '#i18n/locales.ts'
import { isArticle, isPersonal, pages } from '#i18n/pages.ts'
import { feedPaths, localeOf, manifestPaths, pageAt, pathTo, shareImagePaths } from '#i18n/paths.ts'

const siteUrl = import.meta.env.SITE_URL

/**
 * Renders title, description, canonical and alternate URLs of the current page. A page without front matter is the
 * not-found page, which has its own title.
 */
export function DocumentHead() {
  const path = useLocation().pathname
  const page = pageAt(path)
  const frontMatter = useMatches().at(-1)?.handle as FrontMatter | undefined
  if (!page || !frontMatter) return <meta name="robots" content="noindex" />

  const { title, description } = frontMatter
  const locale = localeOf(path)
  const url = siteUrl + pathTo(page, locale)
  const openGraph = {
    title,
    description,
    type: isArticle(page) ? 'article' : 'website',
    url,
    site_name: siteName,
    locale: openGraphLocale(locale),
    'locale:alternate': openGraphLocale(otherLocales[locale]),
    image: siteUrl + shareImagePaths[locale],
    'image:type': 'image/png',
    'image:width': 1200,
    'image:height': 630,
    'image:alt': siteName,
  }
  return (
    <>
      <title>{title}</title>
      {isPersonal(page) && <meta name="robots" content="noindex" />}
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={languageTags[other]} href={siteUrl + pages[page][other]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + pages[page].fr} />
      {(page === 'blog' || isArticle(page)) && (
        <link rel="alternate" type="application/atom+xml" href={feedPaths[locale]} />
      )}
      <link rel="manifest" href={manifestPaths[locale]} />
      {Object.entries(openGraph).map(([property, value]) => (
        <meta key={property} property={`og:${property}`} content={String(value)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Returns a language tag with an underscore, as Open Graph requires: fr_CA. */
function openGraphLocale(locale: Locale): string {
  return languageTags[locale].replace('-', '_')
}
