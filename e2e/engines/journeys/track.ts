import { expect, test } from 'vitest'
import { details } from '../../../i18n/fr/calculator/calculator-details.ts'
import { track } from '../../../i18n/fr/calculator/track.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { field, saved, type Visit } from '../support/visit.ts'

const { setUp, start, lap, parts, metres, lastLap } = track
const dialog = 'dialog[open]'

/** The test at the track, from its link to the form that it fills. */
export function trackJourneys(visit: () => Visit) {
  /** Puts the page's wall clock forward, as a phone does that has slept. */
  async function sleep(seconds: number): Promise<void> {
    await visit().tab.run((ms) => {
      const now = Date.now
      Date.now = () => now.call(Date) + ms
    }, seconds * 1000)
  }

  test('a test at the track counts its laps, sounds its signals, outlasts a sleep and fills the form', async () => {
    const { name, tab } = visit()
    await tab.openWithScripts(pathTo('measure', 'fr'))
    await tab.run(() => {
      const start = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (...when) {
        document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1)
        start.apply(this, when)
      }
    })
    await tab.click('#piste')
    await tab.shows(dialog, setUp.title)
    await tab.click(`${dialog} button`, setUp.skip)
    await tab.click(`${dialog} button`, start)
    // without a sound card Firefox starts no sound
    if (name !== 'Firefox')
      await expect.poll(() => tab.run(() => Number(document.body.dataset.tones))).toBeGreaterThan(0)
    await sleep(120)
    await tab.click(`${dialog} button`, lap)
    await tab.shows(dialog, metres('400'))
    await sleep(122)
    await tab.click(`${dialog} button`, lap)
    await tab.shows(dialog, metres('800'))
    await sleep(4 * 60)
    await expect.poll(() => tab.text(`${dialog} [role=timer]`)).toMatch(/^3:[45]\d$/)
    await sleep(4 * 60)
    await tab.shows(dialog, parts.lastLap.name)
    await tab.shows(dialog, lastLap.text)
    await tab.fill('#track-extra', '150')
    await tab.click(`${dialog} button`, details.laps.submit)
    await tab.expectShown(dialog, false)
    await expect.poll(() => tab.value(field('distance'))).toBe('950')
    expect(await tab.hasFocus(field('distance'))).toBe(true)
    await tab.shows('body', parts.coolDown.text)
    expect(await saved(visit())).toEqual([])
  })
}
