import { buffer, text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales, type Locale } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { sharing as sharingEn } from '../../i18n/calculator/sharing.en.ts'
import { sharing as sharingFr } from '../../i18n/calculator/sharing.fr.ts'
import { calculatorAddresses } from '../support/addresses.ts'
import { calculatorOn, hasFocus } from '../support/calculator.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'
import { savedCalculations } from '../support/saved-calculations.ts'

const journeys = startJourneys()
const sharing = { fr: sharingFr, en: sharingEn }
const withoutJavaScript = { javaScriptEnabled: false }

/** What a man of 30 reads who ran 2,400 m: worked by hand from the formula. */
const explained = {
  fr: [
    'Catégories du site : hommes, de 30 à 39 ans',
    'Faible moins de 35',
    'Moyen 35 à 39,9',
    'Bon 40 à 46,9',
    'Très bon 47 à 51,9',
    'Excellent 52 et plus',
    'environ ± 10 % : de 36,2 à 44,2 ml/kg/min ; sans les corrections du site, de 38,2 à 46,6',
    'Environ la moitié des hommes de 30 à 39 ans mesurés en laboratoire font moins que vous.',
    '42,4 ml/kg/min, sans les corrections du site',
    '2,8 litres d’oxygène par minute, pour 70 kg',
    '11,5 MET',
    '12,0 km/h, soit 5 min 00 s par kilomètre',
    'Marcher vite',
    '4,8 MET · 42 %',
    'code 17200',
    '8,5 MET · 74 %',
    '« Très bon » commence à 47. Ce serait 316 m de plus en 12 minutes.',
    'Hommes, 30-39 ans, colonne « Bon » : 41 à 47 ml/kg/min.',
    '(2 400 − 504,9) ÷ 44,73 = 42,368 ml/kg/min',
    'soit 5 %, donc × 0,95',
    '(2 400 − 504,9) ÷ 44,73 × 0,95 = 40,2 ml/kg/min',
  ],
  en: [
    'This site’s categories: men, 30 to 39',
    'Poor under 35',
    'Fair 35 to 39.9',
    'Good 40 to 46.9',
    'Very good 47 to 51.9',
    'Excellent 52 and over',
    'about ± 10%: 36.2 to 44.2 ml/kg/min; without this site’s corrections, 38.2 to 46.6',
    'About half of men aged 30 to 39 measured in a lab score lower than you.',
    '42.4 ml/kg/min, without this site’s corrections',
    '2.8 litres of oxygen per minute, at 70 kg',
    '11.5 METs',
    '12.0 km/h, or 5 min 00 s per kilometre',
    'Brisk walking',
    '4.8 METs · 42%',
    'code 17200',
    '8.5 METs · 74%',
    '“Very good” begins at 47. That would be 316 m more in 12 minutes.',
    'Men, 30-39, “Good” column: 41 to 47 ml/kg/min.',
    '(2,400 − 504.9) ÷ 44.73 = 42.368 ml/kg/min',
    'or 5%, so × 0.95',
    '(2,400 − 504.9) ÷ 44.73 × 0.95 = 40.2 ml/kg/min',
  ],
}
const yours = { fr: '← vous, 40,2', en: '← you, 40.2' }
const scale = {
  fr: 'Votre résultat : 40,2 ml/kg/min. Marge : de 36,2 à 44,2.',
  en: 'Your result: 40.2 ml/kg/min. Margin: 36.2 to 44.2.',
}
const curve = {
  fr: 'Votre plafond : 40,2 ml/kg/min. Marge : de 36,2 à 44,2. Médiane des hommes de 30 à 39 ans : 38,6.',
  en: 'Your ceiling: 40.2 ml/kg/min. Margin: 36.2 to 44.2. Median of men aged 30 to 39: 38.6.',
}

const ways = { 'with JavaScript': {}, 'without JavaScript': withoutJavaScript }

test.each(
  calculatorAddresses.flatMap((address) => Object.entries(ways).map(([way, visit]) => ({ ...address, way, visit }))),
)('$path explains the result $way, and its cell is lit', async ({ path, locale, visit }) => {
  const page = await journeys.open(path, visit)
  await calculate(page, locale)
  await openFold(page, messages[locale].details.folds.details.title)
  const text = plain(await page.locator('#resultat').innerText())
  for (const expected of explained[locale]) expect(text).toContain(plain(expected))
  const drawings = await page.locator('#resultat [role=img]').all()
  const alternatives = drawings.map(async (drawing) => plain((await drawing.getAttribute('aria-label'))!))
  expect(await Promise.all(alternatives)).toEqual([curve[locale], scale[locale]])

  const cell = page.locator('#votre-case')
  expect(plain(await cell.innerText())).toContain(yours[locale])
  const { men, column } = await cell.evaluate((element) => ({
    men: element.closest('table')!.querySelector('caption')!.textContent,
    column: element.getAttribute('data-label'),
  }))
  expect(men).toContain(messages[locale].tables.captions.homme)
  expect(column).toBe(messages[locale].tables.good)
  await page.locator('#resultat a[href="#votre-case"]').click()
  await expect.poll(() => isOnScreen(page, '#votre-case')).toBe(true)
})

/** What a man reads on the first screen of a phone, from top to bottom: of 70 and 2,400 m, of 35 and as much, of 60 and 1,200 m. */
const firstScreens = {
  fr: [
    [
      '70 ans, homme, 2 400 m Modifier',
      'Votre course vous place devant plus de 95 % des hommes de 70 à 79 ans mesurés en laboratoire.',
      'D’après l’équation de Cooper seule : 42,4 ml/kg/min, à ± 10 % près.',
      'Selon la formule et les seuils du site',
      '23,3 ml/kg/min',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
    ],
    [
      '35 ans, homme, 2 400 m Modifier',
      '38,1 ml/kg/min',
      'Moyen',
      'Vous êtes au 25e percentile pour votre âge et votre sexe.',
      'Selon les seuils du site, plus exigeants que la moyenne des gens mesurés.',
      'Environ la moitié des hommes de 30 à 39 ans mesurés en laboratoire font moins que vous.',
    ],
    [
      '60 ans, homme, 1 200 m Modifier',
      '1 200 m en 12 minutes : c’est votre point de départ.',
      'Parmi les hommes de 60 à 69 ans mesurés en laboratoire, environ 1 sur 10 fait moins que vous.',
      'D’après l’équation de Cooper seule : 15,5 ml/kg/min, à ± 10 % près.',
      'Selon la formule et les seuils du site',
      '10,1 ml/kg/min',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
    ],
  ],
  en: [
    [
      'age 70, male, 2,400 m Edit',
      'Your run puts you ahead of more than 95% of men aged 70 to 79 measured in a lab.',
      'By Cooper’s equation alone: 42.4 ml/kg/min, give or take 10%.',
      'By this site’s formula and thresholds',
      '23.3 ml/kg/min',
      'Poor',
      'You are in the 10th percentile for your age and gender',
    ],
    [
      'age 35, male, 2,400 m Edit',
      '38.1 ml/kg/min',
      'Fair',
      'You are in the 25th percentile for your age and gender',
      'By this site’s thresholds, which are stricter than the average of people measured.',
      'About half of men aged 30 to 39 measured in a lab score lower than you.',
    ],
    [
      'age 60, male, 1,200 m Edit',
      '1,200 m in 12 minutes: that’s your starting point.',
      'About 1 in 10 men aged 60 to 69 measured in a lab score lower than you.',
      'By Cooper’s equation alone: 15.5 ml/kg/min, give or take 10%.',
      'By this site’s formula and thresholds',
      '10.1 ml/kg/min',
      'Poor',
      'You are in the 10th percentile for your age and gender',
    ],
  ],
}
const runs = [
  { age: '70', distance: '2400' },
  { age: '35', distance: '2400' },
  { age: '60', distance: '1200' },
]

test.each(locales.flatMap((locale) => Object.entries(ways).map(([way, visit]) => ({ locale, way, visit }))))(
  'number, category, percentile and comparison ($locale, $way) stand whole on a phone’s first screen, above the toast',
  async ({ locale, way, visit }) => {
    const page = await journeys.open(pathTo('home', locale), { ...visit, viewport: { width: 390, height: 844 } })
    for (const [index, run] of runs.entries()) {
      await calculate(page, locale, run)
      const expected = firstScreens[locale][index]!
      const paragraphs = page.locator('#resultat [data-answer] p')
      await expect
        .poll(async () => (await paragraphs.allInnerTexts()).map(plain).slice(0, expected.length), { message: way })
        .toEqual(expected)
      // the page scrolls to the answer when all of it is there
      const place = () =>
        paragraphs.nth(expected.length - 1).evaluate((last) => ({
          top: last.closest('[data-answer]')!.querySelector('p')!.getBoundingClientRect().top,
          bottom: last.getBoundingClientRect().bottom,
        }))
      await expect.poll(async () => (await place()).bottom - (await place()).top).toBeLessThan(844 - 69)
      if (visit === withoutJavaScript) continue
      const { announcement, notice } = calculatorOn(page, locale)
      await notice.waitFor()
      await expect.poll(async () => (await place()).top).toBeGreaterThan(60)
      await expect.poll(async () => (await place()).bottom).toBeLessThan((await notice.boundingBox())!.y)
      // in one message: the comparison, and whether it was saved; the toast adds nothing to it
      await expect.poll(async () => plain(await announcement.innerText())).toContain(expected.at(index === 1 ? -1 : 1))
      await expect.poll(() => announcement.innerText()).toContain(messages[locale].toasts.saved.title)
      expect(await page.getByRole('status').filter({ hasText: messages[locale].toasts.saved.text }).count()).toBe(0)
    }
  },
)

test.each(locales)('the details of a posted answer (%s) need no script to stand in their place', async (locale) => {
  const answer = await fetch(journeys.site.url + pathTo('measure', locale), {
    method: 'POST',
    headers: { Origin: journeys.site.url },
    body: new URLSearchParams({ age: '70', gender: 'femme', weight: '70', distance: '2000' }),
  })
  const html = await answer.text()
  expect(plain(html)).toContain(plain(messages[locale].details.next.walk.older))
  expect(html).not.toMatch(/<template|\$RC|<div hidden/)
})

test.each(locales)('what to do next (%s): train, or test again, and from 50 on a gentler test', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const { next, keep } = messages[locale].details
  const result = page.locator('#resultat')
  const link = (name: string) => result.getByRole('link', { name, exact: true })
  await calculate(page, locale, { age: '49' })
  expect(await link(next.improve).getAttribute('href')).toBe(`${pathTo('improve', locale)}#programme`)
  await calculate(page, locale, { distance: '4000' })
  await result.getByText(next.again.title).waitFor()
  expect(await result.getByRole('button', { name: keep.calendar }).first().isVisible()).toBe(true)
  await calculate(page, locale, { age: '50', distance: '2400' })
  await link(next.walk.try).waitFor()
  expect(await link(next.walk.try).getAttribute('href')).toBe(`${pathTo('measure', locale)}#rockport`)
  await expect.poll(() => result.innerText()).not.toContain(next.walk.older)
  await calculate(page, locale, { age: '70' })
  await expect.poll(() => result.innerText()).toContain(next.walk.older)
})

test.each(locales)('a run that the formula cannot tell (%s) keeps its answer, and nothing is drawn', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  await calculate(page, locale)
  await calculatorOn(page, locale).distance.fill('500')
  await calculatorOn(page, locale).submit.click()
  const { none } = messages[locale].details.measuredPeople.belowFormula
  await page.locator('#resultat').getByText(none('500')).waitFor()
  const text = await page.locator('#resultat').innerText()
  expect(text).toContain(messages[locale].categories.Faible)
  expect(text).toContain(messages[locale].result.percentile(10))
  expect(await page.locator('#resultat [role=img]:visible').count()).toBe(0)
})

test.each(locales)('the lit cell (%s) follows the last answer', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  await calculate(page, locale)
  await page.locator('#gender').selectOption('femme')
  await calculate(page, locale)
  await expect.poll(() => page.locator('#votre-case').innerText()).toContain(locale === 'fr' ? '34,2' : '34.2')
  await askKnown(page, ['61', '52', 'homme'])
  await expect.poll(() => page.locator('#votre-case').innerText()).toContain(locale === 'fr' ? '61,0' : '61.0')
  expect(await page.locator('#votre-case').count()).toBe(1)
})

test.each(locales)('where the details do not arrive (%s), the number stands and a line says so', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), {
    expectedFaults: [/assets\/details-/],
    prepare: (page) => page.route('**/assets/details-*.js', (route) => route.abort()),
  })
  await calculatorOn(page, locale).submit.click()
  await page.getByText(messages[locale].result.withoutDetails).waitFor()
  expect(await page.locator('#resultat').innerText()).toContain(locale === 'fr' ? '40,2' : '40.2')
  expect(await page.locator('#resultat').innerText()).toContain(messages[locale].result.formulaNote)
})

test.each(locales)('laps of a track (%s) fill the distance, with the keyboard alone', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const { distance, result } = calculatorOn(page, locale)
  const { laps, lap, extra } = messages[locale].details.laps
  const field = (label: string) => page.locator('form details').getByRole('textbox', { name: label, exact: true })
  await distance.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await field(laps.label).waitFor()
  expect(await field(lap.label).inputValue()).toBe('400')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6,5')
  await field(extra.label).fill('20')
  await page.keyboard.press('Enter')
  expect(await distance.inputValue()).toBe('2620')
  expect(await hasFocus(distance)).toBe(true)
  expect(await result.innerText()).not.toContain('ml/kg/min') // nothing was sent

  for (const [typed, wrong] of [
    ['six', messages[locale].form.rules.notANumber('nan')],
    ['', messages[locale].form.rules.required],
    ['13', locale === 'fr' ? 'Cela fait 5 220 m.' : 'That makes 5,220 m.'],
  ] as const) {
    await field(laps.label).fill(typed)
    await page.getByRole('button', { name: messages[locale].details.laps.submit }).click()
    await expect.poll(async () => plain(await page.locator('#laps-laps-error').innerText())).toContain(plain(wrong))
    expect(await hasFocus(field(laps.label))).toBe(true)
    expect(await distance.inputValue()).toBe('2620')
  }
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(locales)(
  'without JavaScript (%s) there is no lap counter and no button that would do nothing',
  async (locale) => {
    const page = await journeys.open(pathTo('home', locale), withoutJavaScript)
    expect(await page.getByText(messages[locale].form.laps).isVisible()).toBe(false)
    await calculate(page, locale)
    expect(await page.getByRole('button', { name: messages[locale].details.keep.print }).count()).toBe(0)
  },
)

/** A known value, the answer to it, and the place of its cell in the table. */
const known = {
  fr: { typed: '40.2', shown: '40,2', category: 'Très bon', percentile: '75e percentile' },
  en: { typed: '40,2', shown: '40.2', category: 'Very good', percentile: '75th percentile' },
}

test.each(
  calculatorAddresses.flatMap((address) => Object.entries(ways).map(([way, visit]) => ({ ...address, way, visit }))),
)('$path rates a known VO2max $way, and saves nothing', async ({ path, locale, visit }) => {
  const page = await journeys.open(path, visit)
  const { typed, shown, category, percentile } = known[locale]
  await askKnown(page, [typed, '45', 'femme'])
  const block = page.locator('#votre-vo2max')
  await block.locator('[role=img]').first().waitFor()
  await block.locator('summary').last().click()
  const text = plain(await block.innerText())
  for (const expected of [shown, category, percentile, messages[locale].details.percentileNote])
    expect(text).toContain(plain(expected))
  expect(await block.locator('[role=img]').first().getAttribute('aria-label')).not.toMatch(/Marge|Margin/)
  expect(await page.locator('#votre-case').innerText()).toContain(shown)
  expect(await page.locator('#known-vo2max').inputValue()).toBe(typed)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.context().cookies()).toEqual([])
})

test.each(locales.flatMap((locale) => Object.entries(ways).map(([way, visit]) => ({ locale, way, visit }))))(
  'a known value (%o) that is none is refused at its field',
  async ({ locale, visit }) => {
    const expectedFaults = visit === withoutJavaScript ? [/status of 400/] : []
    const page = await journeys.open(pathTo('measure', locale), { ...visit, expectedFaults })
    const { rules } = messages[locale].form
    for (const [vo2max, age, field, message] of [
      ['4,9', '30', 'vo2max', rules.tooSmall(5)],
      ['100.1', '30', 'vo2max', rules.tooLarge(100)],
      ['abc', '30', 'vo2max', rules.notANumber('nan')],
      ['', '30', 'vo2max', rules.required],
      ['40', '9', 'age', rules.tooSmall(10)],
    ] as const) {
      await askKnown(page, [vo2max, age, 'homme'])
      const error = page.locator(`#known-${field}-error`)
      await expect.poll(() => error.allInnerTexts()).toEqual([message])
      expect(await page.locator(`#known-${field}`).getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator('#votre-case').count()).toBe(0)
    }
  },
)

test.each(locales)('a known value (%s), told and refused, has no violation and fits every width', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  await askKnown(page, ['62', '30', 'homme'])
  await page.locator('#votre-vo2max [role=img]').first().waitFor()
  await expect.poll(() => page.locator('#votre-vo2max .visually-hidden[role=status]').innerText()).toContain('62')
  await expectAccessible(page)
  await expectToFit(page)
  await askKnown(page, ['620', '', 'homme'])
  await page.locator('#known-age-error').waitFor()
  expect(await hasFocus(page.locator('#known-vo2max'))).toBe(true)
  await expectAccessible(page)
})

/** What somebody reads who opens the link of a woman of 30 who ran 2,400 m. */
const sharedNumber = {
  fr: '34,2 ml/kg/min Estimé par un test de Cooper, à ± 10 % près : de 30,8 à 37,6.',
  en: '34.2 ml/kg/min Estimated with a Cooper test, give or take 10%: 30.8 to 37.6.',
}

test.each(locales)(
  'a link (%s) carries the number alone, where no server sees it; it is read, and nothing is filled in',
  async (locale) => {
    const page = await journeys.open(pathTo('measure', locale), { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('#weight').fill('62,5')
    await page.locator('#gender').selectOption('femme')
    await calculate(page, locale)
    await openFold(page, messages[locale].details.folds.keep.title)
    await page.getByRole('button', { name: messages[locale].details.keep.copy }).click()
    await page.getByText(messages[locale].details.keep.copied).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${journeys.site.url}${pathTo('measure', locale)}#vo2max=34.2`)
    const before = `${journeys.site.url}${pathTo('measure', locale)}#age=30&gender=femme&weight=62.5&distance=2400`

    for (const address of [link, before]) {
      const asked: string[] = []
      const opened = await journeys.open(address, {
        prepare: async (page) => page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`)),
      })
      const { shared } = messages[locale].details
      const block = opened.getByRole('region', { name: shared.title })
      await expect.poll(async () => (await block.innerText()).replace(/\s+/g, ' ')).toContain(sharedNumber[locale])
      expect(await hasFocus(block.getByRole('heading'))).toBe(true)
      expect(await isOnScreen(opened, '#shared-title')).toBe(true)
      const { age, gender, weight, distance, result, submit } = calculatorOn(opened, locale)
      expect([await age.inputValue(), await gender.inputValue()]).toEqual(['30', 'homme'])
      expect([await weight.inputValue(), await distance.inputValue()]).toEqual(['70', '2400'])
      expect(await result.innerText()).not.toContain('ml/kg/min')
      // what it says of a person does not stay in the address
      expect(opened.url()).toBe(`${journeys.site.url}${pathTo('measure', locale)}`)
      await expectAccessible(opened)

      await block.getByRole('link', { name: shared.yours }).click()
      await expect.poll(() => isOnScreen(opened, '#age')).toBe(true)
      expect(await block.isVisible()).toBe(true)
      await submit.focus()
      expect(await savedCalculations(journeys.site, opened.context())).toEqual([])
      expect(
        asked.filter((line) => /34|62\.5/.test(new URL(line.split(' ')[1]!).search) || line.startsWith('POST')),
      ).toEqual([])
    }
  },
)

test.each(
  locales.flatMap((locale) =>
    ['#vo2max=1e9', '#age=30&gender=homme', '#age=9&gender=homme&weight=70&distance=2400', '#distance=%zz'].map(
      (hash) => ({ locale, hash }),
    ),
  ),
)('a damaged link ($locale, $hash) fills nothing and says what to do', async ({ locale, hash }) => {
  const page = await journeys.open(pathTo('home', locale) + hash)
  await page.getByText(messages[locale].details.shared.damaged).waitFor()
  const { age, distance } = calculatorOn(page, locale)
  expect([await age.inputValue(), await distance.inputValue()]).toEqual(['30', '2400'])
})

test.each(locales)(
  'a picture of the result (%s) is drawn here, with or without its number, and sent nowhere',
  async (locale) => {
    const asked: string[] = []
    const page = await journeys.open(pathTo('home', locale), { colorScheme: 'dark' })
    await calculate(page, locale)
    await openFold(page, messages[locale].details.folds.keep.title)
    const words = sharing[locale]
    const picture = page.getByRole('img', { name: words.alternative(locale === 'fr' ? '40,2' : '40.2') })
    await picture.waitFor()
    page.on('request', (request) => asked.push(request.url()))
    const withNumber = await saved(page, words.save)
    expect(withNumber.name).toBe(`${words.fileName}.png`)
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('checkbox', { name: words.withNumber }).press('Space')
    await page.getByRole('img', { name: words.alternativeWithout }).waitFor()
    const without = await saved(page, words.save)
    for (const { file } of [withNumber, without]) {
      expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
    }
    expect(without.file.equals(withNumber.file)).toBe(false)
    expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([])
  },
)

test('where the device shares files, the picture goes to its share sheet, and is saved when that fails', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ownTab: true,
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(window, { shared: [] })
        navigator.canShare = () => true
        navigator.share = async (data) => {
          const { shared } = window as unknown as { shared: string[] }
          shared.push(
            Object.entries(data!)
              .map(([name, [file]]) => `${name} ${(file as File).name} ${(file as File).type}`)
              .join(),
          )
          throw new DOMException('', shared.length > 1 ? 'NotAllowedError' : 'AbortError')
        }
      }),
  })
  await calculate(page, 'fr')
  await openFold(page, messages.fr.details.folds.keep.title)
  const share = page.getByRole('button', { name: sharing.fr.share })
  await share.click()
  const [download] = await Promise.all([page.waitForEvent('download'), share.click()])
  expect(download.suggestedFilename()).toBe('mon-vo2max.png')
  const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared)
  expect(shared).toEqual(['files mon-vo2max.png image/png', 'files mon-vo2max.png image/png'])
})

/** What a man of 35 who ran 2,400 m is told of 2,620 m, and of ten years more. */
const whatIf = {
  fr: {
    value: '2 620 mètres : 42,6, Bon',
    less: '2 600 mètres : 42,2, Bon',
    today: '2 400 mètres : 38,1, Moyen',
    texts: [
      'Si je courais 2 620 m en 12 minutes',
      'aujourd’hui : 38,1, Moyen',
      'Vous seriez au 50e percentile pour votre âge et votre sexe.',
      '+ 220 m, soit + 4,5 ml/kg/min : plus que la marge du test.',
      'Gagnez 220 m, gardez l’habitude : à 45 ans, vous seriez à peu près là où vous êtes à 35 ans.',
    ],
    within: '+ 20 m, soit + 0,4 ml/kg/min : pas plus que la marge du test (± 3,8).',
  },
  en: {
    value: '2,620 metres: 42.6, Good',
    less: '2,600 metres: 42.2, Good',
    today: '2,400 metres: 38.1, Fair',
    texts: [
      'If I ran 2,620 m in 12 minutes',
      'today: 38.1, Fair',
      'You would be in the 50th percentile for your age and gender',
      '+220 m, or +4.5 ml/kg/min: more than the test’s margin.',
      'Gain 220 m, keep the habit: at 45 you would be about where you are at 35.',
    ],
    within: '+20 m, or +0.4 ml/kg/min: no more than the test’s margin (±3.8).',
  },
}

test.each(locales)(
  'another distance (%s) is tried with the keyboard alone, told as it moves, and not saved',
  async (locale) => {
    const page = await journeys.open(pathTo('home', locale))
    await calculate(page, locale, { age: '35' })
    const { folds } = messages[locale].details
    expect(await page.getByRole('slider').count()).toBe(0)
    await page.locator('#resultat summary', { hasText: folds.whatIf.title }).press('Enter')
    const slider = page.getByRole('slider')
    const told = async () => plain((await slider.getAttribute('aria-valuetext'))!)
    await expect.poll(told).toBe(whatIf[locale].today)
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['1600', '3400'])
    const posted: string[] = []
    page.on('request', (request) => posted.push(request.url()))

    const text = async () => (await page.locator('#resultat details[open]').innerText()).replace(/\s+/g, ' ')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await hasFocus(slider)).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await text()).toContain(whatIf[locale].within)
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
    expect(await told()).toBe(whatIf[locale].value)
    for (const expected of whatIf[locale].texts) expect(await text()).toContain(expected)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await told()).toBe(whatIf[locale].less)
    expect(plain(await page.locator('#resultat details[open] [role=status]').innerText())).toBe(whatIf[locale].less)
    await slider.press('End')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await slider.inputValue()).toBe('3400')
    expect(posted).toEqual([])
    await expectAccessible(page)
    await expectToFit(page)

    // from 60 on no distance is held out, and before 30 no decline
    await calculate(page, locale, { age: '60' })
    await expect.poll(() => slider.count()).toBe(0)
    expect(await text()).toContain(tenYears[locale])
    await calculate(page, locale, { age: '29' })
    await slider.waitFor()
    expect(await text()).not.toContain(tenYears[locale])
  },
)
const tenYears = { fr: 'Et dans 10 ans', en: 'And in 10 years?' }

test.each(locales)('where copying is refused (%s), the link is shown, marked to be copied', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), {
    ownTab: true,
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard')),
  })
  await calculate(page, locale)
  await openFold(page, messages[locale].details.folds.keep.title)
  await page.getByRole('button', { name: messages[locale].details.keep.copy }).click()
  const field = page.getByRole('textbox', { name: messages[locale].details.keep.copyByHand })
  expect(await field.inputValue()).toMatch(/#vo2max=40\.2$/)
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('#vo2max=40.2')
})

test.each(locales)('a calendar file (%s) holds the next test, four weeks later', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale), {
    timezoneId: 'America/Toronto',
    ownTab: true,
    prepare: (page) => page.clock.setFixedTime(new Date('2026-11-22T02:00:00Z')), // the evening of the 21st
  })
  await calculate(page, locale)
  await openFold(page, messages[locale].details.folds.keep.title)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: messages[locale].details.keep.calendar }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${messages[locale].details.keep.event.title}.ics`)
  const file = await text(await download.createReadStream())
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n(.*\r\n)+END:VCALENDAR\r\n$/)
  expect(file).toContain('DTSTART;VALUE=DATE:20261219\r\n')
  expect(file).toContain('DTSTAMP:20261122T020000Z\r\n')
  expect(file).toContain(`//${locale.toUpperCase()}\r\n`)
  expect(file).toContain(`SUMMARY:${messages[locale].details.keep.event.title}\r\n`)
  expect(file.replaceAll('\r\n ', '')).toContain(locale === 'fr' ? '40\\,2' : '40.2')
})

test.each(
  calculatorAddresses.flatMap((address) => Object.entries(ways).map(([way, visit]) => ({ ...address, way, visit }))),
)('$path prints the answer on one page $way', async ({ path, locale, visit }) => {
  const page = await journeys.open(path, visit)
  // the longest explanation
  await page.locator('#gender').selectOption('femme')
  await calculate(page, locale, { age: '63', distance: '1800' })
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const isShown = (selector: string) => page.locator(selector).first().isVisible()
  expect(await isShown('#resultat li >> text=504')).toBe(true) // the steps, though folded on the screen
  expect(await isShown('#votre-case')).toBe(true)
  expect(await page.locator('tbody tr:visible').count()).toBe(1)
  for (const gone of ['h1', 'header', 'footer', '#age', 'button', '#votre-vo2max'])
    expect(await isShown(gone), gone).toBe(false)
})

/** The file that a button saves. */
async function saved(page: Page, name: string): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: download.suggestedFilename(), file: await buffer(await download.createReadStream()) }
}

/** Fills what is given into the form, sends it, and waits for the explanation. */
async function calculate(page: Page, locale: Locale, values: { age?: string; distance?: string } = {}): Promise<void> {
  const calculator = calculatorOn(page, locale)
  if (values.age) await calculator.age.fill(values.age)
  if (values.distance) await calculator.distance.fill(values.distance)
  await expect.poll(() => calculator.submit.isEnabled()).toBe(true)
  await calculator.submit.click()
  await page.locator('#resultat [role=img]').first().waitFor()
}

async function openFold(page: Page, title: string): Promise<void> {
  await page.locator('#resultat summary').filter({ hasText: title }).click()
}

async function askKnown(page: Page, [vo2max, age, gender]: [string, string, string]): Promise<void> {
  await page.locator('#known-vo2max').fill(vo2max)
  await page.locator('#known-age').fill(age)
  await page.locator('#known-gender').selectOption(gender)
  await page.locator('#votre-vo2max button').first().click()
}

function isOnScreen(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
}

/** Without the language's no-break spaces, which the tests of the texts look at. */
function plain(text: string): string {
  return text
    .replace(/[\u00a0\u202f\n]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
