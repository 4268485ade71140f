import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/** The lowest versions that the site supports, as Lightning CSS wants them: package.json, docs/browsers.md. */
export const cssTargets = browserslistToTargets(browserslist())

/** The same as Vite wants them: `safari15.4`. */
export const viteTargets = Object.entries(cssTargets).map(
  ([browser, version]) => `${browser.replace('ios_saf', 'ios')}${version >> 16}.${(version >> 8) & 0xff}`,
)
