import { read, fileOf, frontMatter } from '../../content/texts.ts'
import { languageTag, type Locale } from '../../i18n/locales.ts'
import { calculatorAnchor, pages, trackAnchor } from '../../i18n/pages.ts'
import { track as trackEn } from '../../i18n/en/calculator/track.ts'
import { track as trackFr } from '../../i18n/fr/calculator/track.ts'
import { iconSizes, maskableIcon, paperColour } from './icons.ts'
import { messages } from './page-metadata.ts'

const track = { fr: trackFr, en: trackEn }

/** What a device shows of the site when somebody keeps it on their home screen. Source: W3C, Web Application Manifest. */
export function webManifest(locale: Locale): string {
  const { siteName, hero, pageNames } = messages[locale]
  const home = pages.home[locale]
  return JSON.stringify({
    id: home,
    name: siteName,
    description: frontMatter(read(locale, fileOf('home'))).description!,
    lang: languageTag[locale],
    start_url: home,
    scope: '/',
    // with the browser's way back: sources lead to other sites
    display: 'minimal-ui',
    background_color: paperColour,
    theme_color: paperColour,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...Object.entries(iconSizes).map(([src, size]) => ({
        src,
        type: 'image/png',
        sizes: `${size}x${size}`,
        ...(src === maskableIcon && { purpose: 'maskable' }),
      })),
    ],
    shortcuts: [
      { name: hero.calculate, url: `${home}#${calculatorAnchor}` },
      { name: track[locale].setUp.title, url: `${pages.measure[locale]}#${trackAnchor}` },
      { name: pageNames.progress, url: pages.progress[locale] },
    ],
  })
}
