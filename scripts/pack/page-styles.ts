import Beasties from 'beasties'
import { transform, type MediaQuery, type SelectorComponent } from 'lightningcss'
import { readFileSync, writeFileSync } from 'node:fs'
import { floor } from '../browser-floor/floor.ts'

const beasties = new Beasties({ path: 'build/client', logLevel: 'silent', fonts: false, keyframes: 'critical' })

/**
 * The rules of the style sheet that these pages use on a screen, whichever of them it is, in the sheet's own order. Those
 * for paper, for forced colours, for screens below any phone's width, for what answers a pointer or a key, and for dialogs and folds that are closed come with the
 * sheet, and so do colours that none of the rules uses.
 */
export async function stylesUsedBy(pages: readonly string[], sheet: string): Promise<string> {
  const [first = '', ...others] = pages.map((html) =>
    withoutFolded(html.replaceAll(/<(script|dialog(?! open))[\s\S]*?<\/\1>/g, '')),
  )
  const together = first
    .replace('</head>', () => `<link rel="stylesheet" href="${sheet}"></head>`)
    .replace('</body>', () => `${others.map(bodyOf).join('')}</body>`)
  const [, styles] = /<style>([\s\S]*?)<\/style>/.exec(await beasties.process(together)) ?? []
  if (!styles) throw new Error(`${sheet}: no rule of it is used, which cannot be`)
  return firstStyles(styles)
}

/** Closed folds keep only the line that opens them; a page's contents stand open on a wide screen. */
export function withoutFolded(html: string): string {
  const innermost =
    /(?<!<nav[^>]*>)<details((?![^>]* open)[^>]*>)(<summary((?!<\/summary)[^])*<\/summary>)((?!<details)[^])*?<\/details>/g
  const shorter = html.replaceAll(innermost, '<folded$1$2</folded>')
  return shorter === html ? html.replaceAll(/(<\/?)folded/g, '$1details') : withoutFolded(shorter)
}

function withoutUnusedProperties(css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g))
  return css.replaceAll(/(?<=[{;\s])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  )
}

function firstStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(withoutUnusedProperties(css)),
    minify: true,
    targets: floor,
    visitor: {
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isLater) ? [] : undefined),
        style: ({ value }) => (value.selectors.every((selector) => selector.some(isAnswer)) ? [] : undefined),
      },
    },
  })
  return withoutUnusedProperties(schemesByMedia(code.toString()))
}

/** Lightning CSS switches each colour of two with a pair of variables; for the tokens of the root a query says it in half the letters. */
export function schemesByMedia(css: string): string {
  const dark: string[] = []
  const pair = /(--[\w-]+):var\(--lightningcss-light,([^()]+)\)var\(--lightningcss-dark,([^()]+)\)/g
  return css
    .replace(/:root\{[^}]*color-scheme:light dark[^}]*\}/, (tokens) =>
      tokens.replaceAll(pair, (_, token: string, light: string, darkColour: string) => {
        dark.push(`${token}:${darkColour}`)
        return `${token}:${light}`
      }),
    )
    .replace(/(?<=--lightningcss-dark:initial)(?=\}\})/, () => dark.map((colour) => `;${colour}`).join(''))
}

function isLater({ mediaType, condition }: MediaQuery): boolean {
  if (!condition) return mediaType === 'print'
  const text = JSON.stringify(condition)
  // below 20 rem is no phone, but a screen with very large text
  return text.includes('"forced-colors"') || /"less-than-equal".*"rem","value":1\d\b/.test(text)
}

/** What only shows once a reader does something. */
function isAnswer(component: SelectorComponent): boolean {
  return component.type === 'pseudo-class' && ['hover', 'focus-within', 'disabled'].includes(component.kind)
}

function bodyOf(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
}

/**
 * Takes the fonts out of the style sheet, for they stand in every page: told a second time when the sheet comes, a
 * browser would look at them anew and change the font under the reader's eyes.
 */
export function takeFontFaces(file: string): string {
  const css = readFileSync(file, 'utf8')
  const fontFace = /@font-face\s*\{[^}]*\}/g
  writeFileSync(file, css.replace(fontFace, ''))
  return (css.match(fontFace) ?? []).join('')
}
