import { paperColours } from '#app/styles/paper-colours.ts'
import { parseFrontMatter, readPageSource, sourceFileOf } from '#content/page-source.ts'
import { messages } from '#i18n/all-messages.ts'
import { languageTags, type Locale, siteName } from '#i18n/locales.ts'
import { pages } from '#i18n/pages.ts'
import { calculatorAnchor } from '#i18n/paths.ts'

/** Returns the manifest with which visitors can install the site. Source: W3C, Web Application Manifest. */
export function webManifest(locale: Locale): string {
  const { hero, pageNames } = messages[locale]
  const home = pages.home[locale]
  return JSON.stringify({
    id: home,
    name: siteName,
    description: parseFrontMatter(readPageSource(locale, sourceFileOf('home'))).description,
    lang: languageTags[locale],
    start_url: home,
    scope: '/',
    // keeps the browser's back button, because sources link to other sites
    display: 'minimal-ui',
    background_color: paperColours.light,
    theme_color: paperColours.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      // iOS requests this file by its name, without a link in the page
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      // devices crop it to their own shape: the drawing stays within a circle of 80 %. Source: W3C, maskable icons
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: hero.calculate, url: `${home}#${calculatorAnchor}` },
      { name: pageNames['my-results'], url: pages['my-results'][locale] },
    ],
  })
}
