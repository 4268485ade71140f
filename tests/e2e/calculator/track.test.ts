import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clocks } from '../../../i18n/fr/calculator/calculator-clocks.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../support/assertions.ts'
import { calculate, calculatorOn, hasFocus, messages, withoutJavaScript } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { savedRecords } from '../support/records.ts'

const journeys = startJourneys()
const words = { ...clocks.track, counter: clocks.laps }
const minute = 60_000
const second = 1000

/** What the page has made the phone do: tones, by their time in seconds from the call, vibrations and speech. */
interface PhoneSignals {
  tones: number[]
  vibrations: number
  spoken: string[]
}

/** Installs a fake clock, and fakes of the phone's signals that record their calls. */
async function installFakePhone(page: Page) {
  await page.clock.install({ time: new Date('2026-11-22T11:00:00') })
  await page.addInitScript(() => {
    const phone: PhoneSignals = { tones: [], vibrations: 0, spoken: [] }
    Object.assign(window, { phone })
    const start = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')!.value as (
      this: AudioScheduledSourceNode,
      at: number,
    ) => void
    AudioScheduledSourceNode.prototype.start = function (at = 0) {
      phone.tones.push(Math.round(at - this.context.currentTime))
      start.call(this, at)
    }
    Object.defineProperty(navigator, 'vibrate', { value: () => Boolean(++phone.vibrations) })
    Object.defineProperty(speechSynthesis, 'speak', {
      value: ({ lang, text }: SpeechSynthesisUtterance) => phone.spoken.push(`${lang}: ${text}`),
    })
  })
}

const phoneSignals = (page: Page) => page.evaluate(() => (window as unknown as { phone: PhoneSignals }).phone)

async function openAtNoon(address = pathTo('measure', 'fr')) {
  const page = await journeys.open(address, { ownTab: true, prepare: installFakePhone })
  const dialog = page.getByRole('dialog')
  if (!address.includes('#')) {
    await page.getByText(messages.fr.form.atTrack).click()
    await page.getByRole('link', { name: messages.fr.form.start }).click()
  }
  await dialog.getByRole('heading', { name: words.setUp.title }).waitFor()
  await page.clock.pauseAt(new Date('2026-11-22T12:00:00'))
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  return {
    page,
    dialog,
    press,
    clock: dialog.getByRole('timer'),
    news: (text: string) => dialog.getByRole('status').getByText(text).waitFor(),
  }
}

test('a test leads from the warm-up to the filled form, and sends nothing', async () => {
  const { setUp, lap, start, phases, signals, bar, counter, stop, pauseMenu } = words
  const { page, dialog, press, clock, news } = await openAtNoon()
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  if (await dialog.getByRole('checkbox', { name: setUp.voice }).count())
    await dialog.getByRole('checkbox', { name: setUp.voice }).check()
  await press(setUp.warmUp)
  await expect.poll(async () => new Set((await phoneSignals(page)).tones)).toEqual(new Set([600]))
  await page.clock.runFor(90 * second)
  await clock.getByText('8:30').waitFor()

  await page.clock.runFor(510 * second)
  await news(signals.warm)
  await page.clock.runFor(20 * minute) // the run waits for the runner's start
  await press(start)
  await page.clock.runFor(120 * second)
  const zone = dialog.getByRole('button', { name: lap })
  expect(await hasFocus(zone)).toBe(true)
  await page.keyboard.press('Space')
  await news(words.lapAnnouncement(1, '400'))
  await dialog.getByRole('button', { name: words.counted(1) }).click() // a double tap counts once
  await page.clock.runFor(122 * second)
  await page.keyboard.press('Enter')
  await page.clock.runFor(121 * second)
  await zone.click()
  await dialog.getByText(words.metres('1 200'), { exact: true }).waitFor()
  await dialog.getByText(words.projected('2 380')).waitFor()
  expect((await phoneSignals(page)).vibrations).toBe(3) // the warm-up’s end, minutes 3 and 6

  // the phone sleeps for four minutes of the run
  await page.clock.fastForward(4 * minute)
  await page.clock.runFor(200)
  await clock.getByText('1:57').waitFor()
  await page.clock.runFor(117 * second)
  await news(signals.end)
  await dialog.getByText(phases.lastLap.name).first().waitFor()
  await page.clock.runFor(30 * second)
  await clock.getByText('9:30').waitFor()

  const field = (name: 'laps' | 'extra') => dialog.getByRole('textbox', { name: counter[name].label, exact: true })
  expect(await field('laps').inputValue()).toBe('3')
  await field('extra').fill('5000')
  await press(counter.submit)
  await dialog.getByText(/6.200.m/).waitFor()
  await press(stop)
  expect(await field('extra').isVisible()).toBe(false)
  await press(pauseMenu.goOn)
  expect(await hasFocus(dialog.getByRole('button', { name: stop, exact: true }))).toBe(true)
  expect(await field('extra').inputValue()).toBe('5000')
  await field('laps').fill('6')
  await field('extra').fill('150')
  await press(counter.submit)
  const { distance } = calculatorOn(page, 'fr')
  await dialog.waitFor({ state: 'detached' })
  expect(await distance.inputValue()).toBe('2550')
  expect(await hasFocus(distance)).toBe(true)
  const coolDown = page.getByRole('region', { name: words.title })
  await coolDown.getByRole('timer').getByText('9:30').waitFor()
  await page.getByRole('link', { name: messages.fr.form.start }).click()
  await expect.poll(() => hasFocus(coolDown)).toBe(true)
  expect(await page.evaluate(() => location.hash)).toBe('')

  const { tones, spoken } = await phoneSignals(page)
  // the second tone at the end of the warm-up is scheduled again when that part ends
  expect(new Set(tones)).toEqual(new Set([600, 0, 180, 360, 540, 660, 661, 720, 570]))
  expect(spoken).toContain(`fr-CA: ${signals.minutesLeft(9)}`)
  expect(spoken).not.toContain(`fr-CA: ${signals.minutesLeft(3)}`) // the phone slept then
  expect(spoken).toContain(`fr-CA: ${signals.lastMinute}`)

  // after a reload, the cool-down goes on and the form keeps its values, without moving the focus
  await page.clock.resume()
  await page.reload()
  await coolDown.getByRole('timer').waitFor()
  await expect.poll(() => distance.inputValue()).toBe('2550')
  expect(await hasFocus(distance)).toBe(false)
  await page.clock.fastForward(10 * minute)
  await coolDown.getByText(signals.over).first().waitFor()
  expect(await page.evaluate(() => [sessionStorage.getItem('piste'), location.hash])).toEqual([null, ''])
  await coolDown.getByRole('button', { name: bar.end }).click()
  await coolDown.waitFor({ state: 'detached' })
  expect(sent.filter((path) => path.startsWith('/api'))).toEqual([])
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
})

test('a run goes on beside the page and through a reload; a pause holds it, and stopping asks once', async () => {
  const { setUp, start, title, lap, stop, pauseMenu, bar, paused } = clocks.track
  const { page, dialog, press, clock } = await openAtNoon(`${pathTo('measure', 'fr')}#piste`)
  await dialog.getByRole('radio', { name: setUp.other }).check()
  await dialog.getByRole('textbox', { name: setUp.length.label }).fill('49')
  await press(setUp.skip)
  await dialog.getByText(messages.fr.form.rules.tooSmall(50)).waitFor()
  await dialog.getByRole('textbox', { name: setUp.length.label }).fill('333,3')
  await press(setUp.skip)
  await press(start)
  await page.clock.runFor(minute)
  await press(lap)
  await page.keyboard.press('Escape')
  const beside = page.getByRole('region', { name: title }).getByRole('timer')
  await beside.getByText('11:00').waitFor()
  expect(await hasFocus(page.getByRole('link', { name: messages.fr.form.start }))).toBe(true)
  await page.clock.runFor(minute)
  await beside.getByText('10:00').waitFor()
  await page.clock.resume()
  await page.reload()
  await page.getByRole('link', { name: bar.back }).click()
  await dialog.getByText('333 m', { exact: true }).waitFor()
  await page.clock.pauseAt(new Date('2026-11-22T12:04:00'))
  await clock.getByText('8:00').waitFor()

  await press(stop)
  await dialog.getByText(pauseMenu.running).waitFor()
  await press(pauseMenu.goOn)
  await press(stop)
  await press(pauseMenu.takeBack)
  await dialog.getByText('0 m', { exact: true }).waitFor()
  await press(stop)
  await press(pauseMenu.pause)
  await page.clock.runFor(5 * minute)
  await dialog.getByText(paused).first().waitFor()
  const left = await clock.innerText()
  await press(pauseMenu.resume)
  await page.clock.runFor(200)
  await clock.getByText(left).waitFor()
  await press(stop)
  await press(pauseMenu.stop)
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => [sessionStorage.getItem('piste'), location.hash])).toEqual([null, ''])
})

/** Returns the stored state of a run of three laps that began `since` ms ago. */
const storedRun = (since: number) => ({
  ...{ lap: 400, sound: false, voice: false },
  actions: (['getReady', 'run', 'lap', 'lap', 'lap'] as const).map((type, index) => ({
    type,
    at: Date.now() - since + Math.max(0, index - 1) * 120 * second,
  })),
})

test('every screen of the companion has no violation and fits every width', async () => {
  const { setUp, stop, pauseMenu, counter, lastLap, title } = words
  const page = await journeys.open(`${pathTo('measure', 'fr')}#piste`)
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  async function checkScreen(part = 'dialog[open]') {
    await expectAccessible(page, part)
    await expectToFit(page)
    await page.setViewportSize({ width: 320, height: 568 })
    const overflow = () =>
      [...document.querySelectorAll('dialog[open]')].map((open) => open.scrollWidth - open.clientWidth)
    expect(Math.max(0, ...(await page.evaluate(overflow)))).toBe(0)
  }
  await dialog.getByRole('radio', { name: setUp.other }).check()
  await press(setUp.warmUp)
  await dialog.getByText(messages.fr.form.rules.required).waitFor()
  await checkScreen()
  await dialog.getByRole('radio').first().check()
  await press(setUp.warmUp)
  await press(stop)
  await press(pauseMenu.pause)
  await checkScreen()

  const runSince = async (since: number) => {
    await page.evaluate((track) => sessionStorage.setItem('piste', track), JSON.stringify(storedRun(since)))
    await page.reload()
  }
  await runSince(7 * minute)
  await dialog.getByText(words.laps(3)).waitFor()
  await checkScreen()
  await runSince(13 * minute)
  await dialog.getByText(lastLap.text).waitFor()
  await checkScreen()
  await press(counter.submit)
  await page.getByRole('region', { name: title }).waitFor()
  await checkScreen('html')
})

test('laps of a track fill the distance, with the keyboard alone', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { distance, answer } = calculatorOn(page, 'fr')
  const { laps, lap, extra } = clocks.laps
  const field = (label: string) =>
    page.locator('#cooper-run details').getByRole('textbox', { name: label, exact: true })
  for (const summary of [messages.fr.form.atTrack, messages.fr.form.laps]) {
    await page.getByText(summary, { exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await field(laps.label).waitFor()
  expect(await field(lap.label).inputValue()).toBe('400')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6,5')
  await field(extra.label).fill('20')
  await page.keyboard.press('Enter')
  expect(await distance.inputValue()).toBe('2620')
  expect(await hasFocus(distance)).toBe(true)
  expect(await answer.count()).toBe(0) // nothing was sent

  await field(laps.label).fill('13')
  await page.getByRole('button', { name: clocks.laps.submit }).click()
  await expect.poll(() => page.locator('#laps-laps-error').innerText()).toMatch(/Cela fait 5.220.m/)
  expect(await hasFocus(field(laps.label))).toBe(true)
  expect(await distance.inputValue()).toBe('2620')
  await expectAccessible(page, calculatorPanel)
  await expectToFit(page)
})

test('without JavaScript there is no lap counter and no button that would do nothing', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), withoutJavaScript)
  await page.getByText(messages.fr.form.atTrack).click()
  expect(await page.getByText(messages.fr.form.why.title).isVisible()).toBe(true)
  expect(await page.getByText(messages.fr.form.laps, { exact: true }).isVisible()).toBe(false)
  await calculate(page, 'fr')
  expect(await page.locator('#resultat button').count()).toBe(0)
})
