import Beasties from 'beasties'
import { transform, type MediaQuery, type SelectorComponent } from 'lightningcss'
import { readFileSync, writeFileSync } from 'node:fs'
import { cssTargets } from '../browser-support/targets.ts'

const beasties = new Beasties({
  path: 'dist/client',
  logLevel: 'silent',
  fonts: false,
  keyframes: 'critical',
  // without its :is(), as Beasties reads it, such a selector names nothing
  allowRules: [/^:is\([^)]*\)>/],
})

/**
 * The critical CSS: the rules of the linked sheet that a page uses on a screen at first, in their order. Rules for
 * print, forced colours, very narrow screens, hover and focus, closed dialogs and closed folds are left to the sheet, and so
 * are custom properties that none of the rules uses.
 */
export async function criticalStyles(html: string, sheetLink: string): Promise<string> {
  const seen = withoutClosedDetails(html.replaceAll(/<(script|dialog(?! open))[\s\S]*?<\/\1>/g, ''))
  const page = await beasties.process(seen.replace('</head>', () => `${sheetLink}</head>`))
  const [, styles] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
  if (!styles) throw new Error(`${sheetLink}: no rule of it is used, which cannot be`)
  return minifyCritical(styles)
}

/** Closed folds keep only the line that opens them; a page's contents stand open on a wide screen. */
export function withoutClosedDetails(html: string): string {
  const innermost =
    /(?<!<nav[^>]*>)<details((?![^>]* open)[^>]*>)(<summary((?!<\/summary)[^])*<\/summary>)((?!<details)[^])*?<\/details>/g
  const shorter = html.replaceAll(innermost, '<folded$1$2</folded>')
  return shorter === html ? html.replaceAll(/(<\/?)folded/g, '$1details') : withoutClosedDetails(shorter)
}

function withoutUnusedProperties(css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g))
  return css.replaceAll(/(?<=[{;\s])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  )
}

function minifyCritical(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(withoutUnusedProperties(css)),
    minify: true,
    targets: cssTargets,
    visitor: {
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isNotCritical) ? [] : undefined),
        style: ({ value }) => (value.selectors.every((selector) => selector.some(isInteraction)) ? [] : undefined),
      },
    },
  })
  return withoutUnusedProperties(code.toString())
}

function isNotCritical({ mediaType, condition }: MediaQuery): boolean {
  if (!condition) return mediaType === 'print'
  const text = JSON.stringify(condition)
  // narrower than 20 rem is a screen with very large text
  return text.includes('"forced-colors"') || /"less-than-equal".*"rem","value":1\d\b/.test(text)
}

/** What only shows once a reader does something. */
function isInteraction(component: SelectorComponent): boolean {
  return component.type === 'pseudo-class' && ['hover', 'focus-within', 'disabled'].includes(component.kind)
}

/**
 * Takes the @font-face rules out of the style sheet and answers them: every page has them inline, and a second copy would
 * make browsers load the font again, in the reader's sight.
 */
export function extractFontFaces(file: string): string {
  const css = readFileSync(file, 'utf8')
  const fontFace = /@font-face\s*\{[^}]*\}/g
  writeFileSync(file, css.replace(fontFace, ''))
  return (css.match(fontFace) ?? []).join('')
}
