import * as v from 'valibot'
import { sessionKeys } from '../../../api/browser-storage.ts'
import { commonLapLengths, lapLengthSchema } from '../form/laps/laps.ts'
import { deviceAhead, startPageClock } from '../timers/page-clock.ts'
import { trackActions } from './track-progress.ts'

/** The state of a test at the track: the length of a lap in metres, the signals, and the actions so far. */
const schema = v.strictObject({
  lap: lapLengthSchema,
  sound: v.boolean(),
  voice: v.boolean(),
  /** total metres, once the runner has entered the metres of the last lap */
  distance: v.optional(v.number()),
  actions: v.array(v.strictObject({ type: v.picklist(trackActions), at: v.number() })),
})
export type TrackTest = v.InferOutput<typeof schema>

/** A stored test, with the page that stored it and how far the device's clock was ahead of that page's. */
const storedSchema = v.strictObject({ test: schema, page: v.number(), deviceAhead: v.number() })

export const newTrack: TrackTest = { lap: commonLapLengths[0], sound: true, voice: false, actions: [] }

/**
 * Returns the test under way in this tab, if any. A phone may unload the page during a call: only the time until it is
 * loaded again is measured with the device's clock.
 */
export function loadTrack(): TrackTest | undefined {
  try {
    const stored = v.parse(storedSchema, JSON.parse(sessionStorage.getItem(sessionKeys.track)!))
    if (stored.page !== performance.timeOrigin) startPageClock(stored.deviceAhead)
    return stored.test
  } catch {
    return undefined
  }
}

/** Stores the test until the tab is closed. Without one, removes it. */
export function storeTrack(test: TrackTest | undefined): void {
  const stored = { test, page: performance.timeOrigin, deviceAhead: deviceAhead() }
  try {
    if (test?.actions.length) sessionStorage.setItem(sessionKeys.track, JSON.stringify(stored))
    else sessionStorage.removeItem(sessionKeys.track)
  } catch {
    // storage is blocked: the test then lasts only as long as its page
  }
}
