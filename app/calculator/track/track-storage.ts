import * as v from 'valibot'
import { lapLength } from '../form/laps.ts'
import { trackKey } from './has-track.ts'
import { trackActions } from './progress.ts'

/** A test at the track: metres of a lap, how its runner wants to be told, and what was done. */
const schema = v.object({
  lap: lapLength,
  sound: v.boolean(),
  voice: v.boolean(),
  /** metres in all, once its runner has told those of the last lap */
  distance: v.optional(v.number()),
  actions: v.array(v.object({ type: v.picklist(trackActions), at: v.pipe(v.number(), v.finite()) })),
})
export type Track = v.InferOutput<typeof schema>

/** Metres: outdoors, and indoors. */
export const commonLapLengths = [400, 200] as const

export const newTrack: Track = { lap: commonLapLengths[0], sound: true, voice: false, actions: [] }

/** The test that this tab has under way: a phone may throw a page away during a call. Undefined where it is none. */
export function loadTrack(): Track | undefined {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(trackKey)!))
  } catch {
    return undefined
  }
}

/** Keeps it until the tab is closed; undefined when it is over. */
export function storeTrack(track: Track | undefined): void {
  try {
    if (track?.actions.length) sessionStorage.setItem(trackKey, JSON.stringify(track))
    else sessionStorage.removeItem(trackKey)
  } catch {
    // the test then lasts as long as its page
  }
}
