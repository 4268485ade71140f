import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/** The lowest supported browser versions (package.json, docs/browsers.md), in the format of Lightning CSS. */
export const cssTargets = browserslistToTargets(browserslist())

/** The same versions in Vite's format: `safari15.4`. */
export const viteTargets = Object.entries(cssTargets).map(
  ([browser, version]) => `${browser.replace('ios_saf', 'ios')}${version >> 16}.${(version >> 8) & 0xff}`,
)
