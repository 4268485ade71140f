import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fieldId } from '../../../app/calculator/form/form-names.ts'
import type { ProtocolName } from '../../../domain/protocols/registry.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit, violations } from '../support/assertions.ts'
import { enterProtocol, hasFocus, isOnScreen, messages, openProtocol, withPlainSpaces } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { savedRecords } from '../support/records.ts'

const journeys = startJourneys()
const words = messages.fr

type OtherProtocolName = keyof typeof validInputs

/** Returns the form of a protocol and its result. */
function protocolOn(page: Page, name: OtherProtocolName) {
  const box = page.locator(`#${name}`)
  const control = (field: string) => page.locator(`#${fieldId(name, field)}`)
  return {
    box,
    control,
    result: page.locator(`#resultat [data-result=${name}]`),
    open: () => openProtocol(page, name),
    enter: (changes: Record<string, string> = {}) => enterProtocol(page, name, { ...validInputs[name], ...changes }),
  }
}

const validInputs = {
  'no-exercise': {
    ...{ age: '60', gender: 'femme', waist: '85', restingPulse: '70' },
    ...{ frequency: 'rarely', intensity: 'easy', length: 'underHalfAnHour' },
  },
  'rockport-walk': { age: '72', gender: 'homme', weight: '78,5', seconds: '17:20', pulse: '124' },
  'queens-college-step': { gender: 'femme', pulse: '140', age: '' },
  'astrand-ryhming-cycle': {
    ...{ age: '55', gender: 'femme', weight: '70', watts: '75' },
    ...{ pulseAtMinute5: '140', pulseAtMinute6: '140' },
  },
  'ruffier-dickson-index': { restingPulse: '65', pulseAfterSquats: '110', pulseAfterOneMinute: '75' },
  'known-value': { vo2max: '40.2', age: '45', gender: 'femme' },
} satisfies Partial<Record<ProtocolName, Record<string, string>>>

/** Texts of the results of `validInputs`: first the number, which must be visible, then texts that may be folded. */
const expectedResults: Record<OtherProtocolName, [RegExp, ...string[]]> = {
  'rockport-walk': [
    /25,2\s+ml\/kg\/min/,
    ...['de 21 à 29 ml/kg/min', 'Plus haut que 5 à 9 hommes sur 10 de 70 à 79 ans, testés en laboratoire.'],
    ...['après 69 ans', '1,98 litre d’oxygène'],
  ],
  'queens-college-step': [/40,0\s+ml\/kg\/min/, 'Marge inconnue pour vous'],
  'astrand-ryhming-cycle': [/23,8\s+ml\/kg\/min/, 'de 17 à 31', '1,67 litre d’oxygène'],
  'ruffier-dickson-index': [/6,0/, 'Cet indice n’est pas un VO2max'],
  'known-value': [/40,2\s+ml\/kg\/min/, 'Dans les 5 % les plus hauts des femmes de 40 à 49 ans'],
  'no-exercise': [/29,9\s+ml\/kg\/min/, 'Chez les gens qui bougent peu'],
}

const names = Object.keys(validInputs) as OtherProtocolName[]

async function expectResult(result: Locator, name: OtherProtocolName) {
  await result.waitFor()
  const [number, ...others] = expectedResults[name]
  expect(withPlainSpaces(await result.innerText())).toMatch(number)
  for (const part of others) expect(withPlainSpaces((await result.textContent())!)).toContain(part)
}

test('without JavaScript every test posts to its page and is answered there, and nothing is saved', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    javaScriptEnabled: false,
    expectedFaults: [/status of 400/],
  })
  for (const name of names) {
    const form = protocolOn(page, name)
    await form.enter()
    await page.waitForURL('**#resultat')
    await expectResult(form.result, name)
    for (const [field, value] of Object.entries(validInputs[name]))
      expect(await form.control(field).inputValue()).toBe(value)
  }

  await protocolOn(page, 'astrand-ryhming-cycle').enter({ pulseAtMinute6: '148' })
  await page.locator('#resultat').getByText(words.details.result.refusals.notSteady).waitFor()

  const walk = protocolOn(page, 'rockport-walk')
  await walk.enter({ seconds: '5:59', pulse: '' })
  const summary = walk.box.getByRole('alert')
  await summary.getByRole('link', { name: words.fields.times.tooShort('6:00') }).click()
  expect(await walk.control('seconds').inputValue()).toBe('5:59')
  expect(await walk.control('pulse').getAttribute('aria-invalid')).toBe('true')
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
})

test('every test leads to its result in the page or says by which rule it has none, and asks the server nothing', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const walk = protocolOn(page, 'rockport-walk')
  for (const name of names) {
    const form = protocolOn(page, name)
    await form.open()
    if (name !== 'known-value')
      await form.box.getByRole('heading', { name: words.timerMessages.protocolTimers.check }).waitFor()
    await form.enter()
    await expectResult(form.result, name)
    await expectAccessible(page, calculatorPanel)
    // the protocol without exercise links to the walk, with the same inputs
    if (name !== 'no-exercise') continue
    await form.result.getByRole('link', { name: words.details.result.walked.open }).click()
    expect(await walk.control('age').inputValue()).toBe('60')
  }
  await expectToFit(page)
  // axe checks the page while the clocks run
  const { stopwatch, pulse, phaseTimer } = words.timerMessages.protocolTimers
  await walk.open()
  await walk.box.getByRole('button', { name: stopwatch.start }).click()
  await walk.box.getByRole('button', { name: pulse.tap }).click()
  expect(await violations(page, calculatorPanel)).toEqual([])
  const step = protocolOn(page, 'queens-college-step')
  await step.open()
  await step.box.getByRole('checkbox', { name: phaseTimer.light }).check()
  await step.box.getByRole('button', { name: phaseTimer.startAt.homme(96) }).click()
  await step.box.getByText(phaseTimer.phases.step).first().waitFor()
  expect(await violations(page, calculatorPanel)).toEqual([])

  await protocolOn(page, 'astrand-ryhming-cycle').enter({ pulseAtMinute5: '120', pulseAtMinute6: '122' })
  await page.locator('#resultat').getByRole('alert').getByText(words.details.result.refusals.pulseRange).waitFor()
  await protocolOn(page, 'no-exercise').enter({ age: '95' })
  await page.locator('#resultat').getByText('avec des personnes de 20 à 90').waitFor()
  await walk.enter({ age: '78', gender: 'femme', weight: '62', seconds: '19:00', pulse: '118' })
  const refusal = /^À 5,1\skm\/h, marcher demande déjà environ 12\sml\/kg\/min, et la formule donne 9,6\s:/
  await page.locator('#resultat').getByRole('alert').getByText(refusal).waitFor()
  await walk.enter({ seconds: '16,5' })
  await walk.box.getByText(words.fields.times.notATime).waitFor()
  expect(await hasFocus(walk.control('seconds'))).toBe(true)
  expect(await violations(page, calculatorPanel)).toEqual([])
  expect(requests.filter((request) => !/^GET \/(assets\/|favicon)/.test(request))).toEqual([])
})

test('a link of the text opens its test in the card, and what was typed of the person is there', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  await page.locator('#age').fill('71')
  const walk = protocolOn(page, 'rockport-walk')
  const link = page.locator('#rockport a[href="#rockport-walk"]')
  await link.click()
  await expect.poll(() => walk.control('age').isVisible()).toBe(true)
  expect(await page.locator('#age').isVisible()).toBe(false)
  expect(await walk.control('age').inputValue()).toBe('71')
  // the default value of another form is not copied
  expect(await walk.control('weight').inputValue()).toBe('')

  // a typed value stays when another form changes
  await walk.control('weight').fill('64')
  await openProtocol(page, 'cooper-run')
  expect(await page.locator('#weight').inputValue()).toBe('64')
  await page.locator('#weight').fill('65')
  await link.click()
  expect(await walk.control('weight').inputValue()).toBe('64')
})

test('a known VO2max stands among people tested, without a margin, and what it cannot be is said', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  await enterProtocol(page, 'known-value', { vo2max: '40.2', age: '45', gender: 'femme' })
  const drawing = page.locator('#resultat [role=img]').first()
  await drawing.waitFor()
  expect(withPlainSpaces((await drawing.getAttribute('aria-label'))!)).toContain('la moitié sous 25,9')
  expect(await page.locator('#resultat').innerText()).not.toContain('Environ deux fois sur trois')
  expect(new URL(page.url()).search).toBe('')
  expect(await page.context().cookies()).toEqual([])
  const status = page.locator('#known-value .visually-hidden[role=status]')
  await expect.poll(() => status.innerText()).toContain('40,2')
  await expectToFit(page)
  await enterProtocol(page, 'known-value', { vo2max: '620', age: '', gender: 'homme' })
  await page.locator('#known-age-error').waitFor()
  expect(await page.locator('#known-vo2max-error').innerText()).toBe(words.form.rules.tooLarge(100))
  expect(await hasFocus(page.locator('#known-vo2max'))).toBe(true)
  await expectAccessible(page, calculatorPanel)
})

test('a walk is timed though the tab sleeps, and its pulse counted by keys; the step test leads to the count, and counts nothing in a tab that sleeps through it', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), {
    ownTab: true,
    prepare: (page) => page.clock.install({ time: new Date('2026-11-22T11:00:00') }),
  })
  const [walk, step] = [protocolOn(page, 'rockport-walk'), protocolOn(page, 'queens-college-step')]
  await walk.open()
  await walk.box.getByRole('heading', { name: words.timerMessages.protocolTimers.check }).waitFor()
  await page.clock.pauseAt(new Date('2026-11-22T12:00:00'))
  const { stopwatch, pulse, phaseTimer } = words.timerMessages.protocolTimers
  await walk.box.getByRole('button', { name: stopwatch.start }).click()
  await page.clock.fastForward(16 * 60_000 + 5_400)
  await walk.box.getByRole('timer').getByText('16:05').waitFor()
  await walk.box.getByRole('button', { name: stopwatch.stop }).click()
  expect(await walk.control('seconds').inputValue()).toBe('16:05')

  const tap = walk.box.getByRole('button', { name: pulse.tap })
  await tap.focus()
  for (let beat = 0; beat < 20; beat++) {
    await page.keyboard.press(beat % 2 ? 'Enter' : 'Space')
    await page.clock.runFor(500)
  }
  await walk.box.getByRole('status').getByText(pulse.done(19, 114)).waitFor()
  await expect.poll(() => walk.control('pulse').inputValue()).toBe('114')

  await step.open()
  const start = step.box.getByRole('button', { name: phaseTimer.startAt.femme(88) })
  await step.box.getByRole('checkbox', { name: phaseTimer.light }).check()
  await start.click()
  expect(await step.control('gender').inputValue()).toBe('femme')
  await page.clock.fastForward(5000)
  await step.box.getByText(phaseTimer.phases.step).first().waitFor()
  await page.clock.fastForward(120_500)
  await step.box.getByRole('status').getByText(phaseTimer.minuteLeft).waitFor()
  await page.clock.fastForward(60_000)
  await step.box.getByText(phaseTimer.phases.stand).first().waitFor()
  await page.clock.fastForward(4_600)
  const count = step.box.getByRole('button', { name: pulse.tap })
  await count.waitFor()
  for (let beat = 0; beat < 28; beat++) {
    await count.click()
    await page.clock.runFor(500)
  }
  await page.clock.fastForward(2000)
  await step.box.getByText(phaseTimer.done).waitFor()
  expect(await step.control('pulse').inputValue()).toBe('112')

  await step.control('pulse').fill('')
  await start.click()
  await page.clock.fastForward(3_600_000)
  await step.box.getByText(phaseTimer.done).waitFor()
  expect(await step.control('pulse').inputValue()).toBe('')
})

test('two questions lead to a test, with links alone', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { javaScriptEnabled: false })
  const part = page.locator('#choisir')
  await part.locator('summary').getByRole('heading').click()
  const answer = (name: string) => part.locator('summary').getByText(name, { exact: true })
  await answer('Non').click()
  const bicycle = part.getByRole('listitem').getByRole('link', { name: 'Åstrand' }).locator('visible=true').first()
  expect(await bicycle.getAttribute('href')).toBe('#astrand')
  await answer('Oui').click()
  await part.locator('a[href="#securite"]').locator('visible=true').first().click()
  await page.waitForURL('**#securite')
})

test('a test that is tapped under an open one shows from its first line on', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), { viewport: { width: 390, height: 844 } })
  await openProtocol(page, 'astrand-ryhming-cycle')
  await openProtocol(page, 'known-value')
  await page.locator('#astrand-ryhming-cycle:not([open])').waitFor({ state: 'attached' })
  await expect.poll(() => isOnScreen(page, '#known-value > summary')).toBe(true)
})
