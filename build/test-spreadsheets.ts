import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculationOf } from '../contract/calculation.ts'
import { measurementOf } from '../contract/measurement.ts'
import { defaultRun } from '../domain/tests/cooper-run/cooper-run.ts'
import { exportHeads, exportSeparator } from '../i18n/export.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { asCsv, concatenate } from '../server/routes/export.ts'

/**
 * Opens the CSV file of each language in LibreOffice Calc, set to that language of Canada, and says what each of its cells
 * has become. Ends with code 1 when a number or a time has not become one. Needs Debian's libreoffice-calc-nogui.
 * `npm run test:spreadsheets`
 */
const folder = mkdtempSync(join(tmpdir(), 'vo2max-spreadsheets-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const saved = { id: '019aa627-0a00-7000-8000-000000000000', createdAt: '2026-11-21T12:00:00.000Z' }
const index = { restingPulse: 65, pulseAfterSquats: 66, pulseAfterOneMinute: 60 }
const records = [
  { ...saved, ...calculationOf({ ...defaultRun, age: 30.5 }) },
  { ...saved, ...measurementOf({ test: 'ruffier-dickson-index', inputs: index })! },
]
const expected = {
  createdAt: ['date 2026-11-21T07:00:00', 'date 2026-11-21T07:00:00'],
  vo2maxResult: ['float 40', undefined],
  indexResult: [undefined, 'float -1.4'],
  age: ['float 30.5', undefined],
  weight: ['float 70', undefined],
  distance: ['float 2400', undefined],
  pulseAfterSquats: [undefined, 'float 66'],
  id: ['string', 'string'],
}

/** The Windows code of each language of Canada, as LibreOffice takes it. */
const languageCode: Record<Locale, number> = { fr: 0x0c0c, en: 0x1009 }

console.log(execFileSync('soffice', ['--version'], { encoding: 'utf8' }).trim())
for (const locale of locales) {
  const cells = await opened(locale, locale)
  for (const [field, both] of Object.entries(expected)) {
    const found = cells[field]!
    const isRight = both.every((cell, row) => cell === found[row])
    const head = exportHeads[locale][field as keyof typeof expected]
    console.log(`${locale}-CA ${isRight ? '✓' : '✗'} ${head}: ${found.map((cell) => cell ?? 'empty').join(', ')}`)
    if (!isRight) process.exitCode = 1
  }
}
// shows why a file has a language, and that the checks above can fail
const [{ age }] = [await opened('en', 'fr')]
console.log(`the English file in fr-CA: ${exportHeads.en.age} is ${age![0]}`)
if (age![0] !== 'string') process.exitCode = 1

/** The type of each cell, and the value of numbers and times, by column and record. */
async function opened(file: Locale, language: Locale): Promise<Record<string, (string | undefined)[]>> {
  const path = join(folder, `${file}.csv`)
  writeFileSync(path, await concatenate(asCsv(stream(records), file)))
  // separator, no quotes needed, UTF-8, from line 1, columns as they come, language
  const filter = [exportSeparator[file].charCodeAt(0), 34, 76, 1, '', languageCode[language]].join()
  const words = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'fods']
  execFileSync('soffice', [...words, `--infilter=Text - txt - csv (StarCalc):${filter}`, '--outdir', folder, path], {
    stdio: 'ignore',
    timeout: 120_000,
  })
  const [heads, ...rows] = rowsOf(readFileSync(join(folder, `${file}.fods`), 'utf8'))
  if (heads!.length !== Object.keys(exportHeads[file]).length) throw new Error(`${heads!.length} columns`)
  return Object.fromEntries(
    Object.keys(exportHeads[file]).map((field, column) => [field, rows.map((row) => row[column])]),
  )
}

function rowsOf(sheet: string): (string | undefined)[][] {
  return [...sheet.matchAll(/<table:table-row.*?<\/table:table-row>/gs)].map(([row]) =>
    [...row.matchAll(/<table:table-cell([^>]*)>/g)].flatMap(([, attributes = '']) => {
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
      const value = attribute('office:value') ?? attribute('office:date-value')
      const cell = [attribute('office:value-type'), value].filter(Boolean).join(' ') || undefined
      return Array<string | undefined>(Number(attribute('table:number-columns-repeated') ?? 1)).fill(cell)
    }),
  )
}

async function* stream<Value>(values: Value[]) {
  yield* values
}
