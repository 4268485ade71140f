import { Window } from 'happy-dom'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { syllable } from 'syllable'

/**
 * Prints how easily each built page reads, and the hardest sentences of those that are named: `npm run readability -- mesurer`.
 * Aim: 60 or more, 50 for legal pages, and 18 words a sentence; French by Kandel-Moles, English by Flesch: they do not compare.
 */
const folder = 'dist/client'
const named = process.argv.slice(2)
/** Tables, labels, lists of links and controls are not read as sentences. */
const noSentences =
  'h1, h2, h3, h4, table, svg, nav, dl, form, sup, script, style, #sources, [data-note], [data-footnotes]'

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'))
const rows = pages.sort().map((file) => {
  const document = new new Window().DOMParser().parseFromString(readFileSync(join(folder, file), 'utf8'), 'text/html')
  const isFrench = document.documentElement.lang.startsWith('fr')
  const main = document.querySelector('main')!
  for (const part of main.querySelectorAll(noSentences)) part.remove()
  const sentences = [...main.querySelectorAll('p, li')]
    .flatMap(({ textContent }) => sentencesOf(textContent, isFrench))
    .map((text) => measured(text, isFrench))
    .filter(({ words }) => words > 0)
  const path = file.replace(/\/?index\.html$/, '')
  if (named.includes(path)) printHardest(sentences)
  const [words, syllables] = [sum(sentences.map((one) => one.words)), sum(sentences.map((one) => one.syllables))]
  return {
    page: `/${path}`,
    sentences: sentences.length,
    'words a sentence': (words / sentences.length).toFixed(1),
    'of 8 words or fewer': `${((sentences.filter((one) => one.words <= 8).length / sentences.length) * 100).toFixed(0)} %`,
    ease: easeOf(words / sentences.length, syllables / words, isFrench).toFixed(0),
  }
})
console.table(rows)

function sentencesOf(text: string, isFrench: boolean): string[] {
  const segments = new Intl.Segmenter(isFrench ? 'fr' : 'en', { granularity: 'sentence' }).segment(text)
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => /[.!?…][»”)\s]*$/.test(sentence))
}

/** Numbers, units and names count as one plain word each: no writer can put them more simply. */
function measured(text: string, isFrench: boolean) {
  const words = text
    .replace(/\S*\d\S*(\u00a0\d\S*)*|\S+\/\S+|\p{Lu}{2,}|(?<=\S\s+)\p{Lu}\p{L}+/gu, isFrench ? 'mot' : 'word')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const syllables = words.map((word) => (isFrench ? frenchSyllables(word) : syllable(word)))
  return { text, words: words.length, syllables: sum(syllables), isFrench }
}

/** Written syllables, the silent ones too (mar-che): the weights of Kandel and Moles suppose them. */
function frenchSyllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .replace(/qu/g, 'k')
    .replace(/gu(?=[eéèêiîy])/g, 'g')
    // vowels that are said apart: ré-aliste, a-érobie, na-ïf, cli-ent
    .replace(/é(?=[aàâeèéêioôuû])(?!es?$)|[ao](?=[éè])|[aeiou](?=[ïëü])|(?<=[bcdfgptv][lr])[iu](?=[aeéèo])/g, '$&-')
  return sounds.match(/[aàâäeéèêëiîïoôöuùûüyœæ]+/g)?.length ?? 0
}

function easeOf(wordsPerSentence: number, syllablesPerWord: number, isFrench: boolean): number {
  return isFrench
    ? 207 - 1.015 * wordsPerSentence - 73.6 * syllablesPerWord
    : 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord
}

function printHardest(sentences: ReturnType<typeof measured>[]): void {
  const ease = ({ words, syllables, isFrench }: (typeof sentences)[number]) =>
    easeOf(words, syllables / words, isFrench)
  const hardest = sentences.filter(({ words }) => words >= 8).sort((a, b) => ease(a) - ease(b))
  for (const one of hardest.slice(0, 10)) console.log(`${ease(one).toFixed(0).padStart(4)}  ${one.text}`)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
