import { expect, test } from 'vitest'
import { renderedPages } from './render-pages.tsx'

/** What every browser sets apart, those without styles and without pictures too. */
const blocks =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|CAPTION|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|INPUT|LI|MAIN|NAV|OL|P|SECTION|TABLE|TBODY|TD|TH|THEAD|TITLE|TR|UL)$/
/** What may stand inside a word. */
const partsOfWords = /^(ABBR|EM|I|STRONG|SUB|SUP)$/

test.each(renderedPages)(
  '$name: no two words run together where there are neither styles nor pictures',
  ({ document }) => {
    const gap = '\u241f'
    const words = (node: Node): string => {
      if (node.nodeType === 3) return node.textContent ?? ''
      if (node.nodeName === 'SELECT') return '\n'
      // the call of a note, which text browsers raise
      if (node.nodeName === 'SUP' && node.firstChild?.nodeName === 'A') return ''
      const within = [...node.childNodes].map(words).join('')
      if (blocks.test(node.nodeName)) return `\n${within}\n`
      return partsOfWords.test(node.nodeName) ? within : gap + within + gap
    }
    const together = [
      ...words(document.body).matchAll(new RegExp(`\\S*[\\p{L}\\p{N}%]${gap}+[\\p{L}\\p{N}(±]\\S*`, 'gu')),
    ]
    expect(together.map(([found]) => found.replace(new RegExp(`${gap}+`, 'g'), '|'))).toEqual([])
  },
)
