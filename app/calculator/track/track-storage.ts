import * as v from 'valibot'
import { lapLength } from '../form/laps.ts'
import { trackKey } from './has-track.ts'
import { deeds, type Act } from './progress.ts'

/** A test at the track: metres of a lap, how its runner wants to be told, and what was done. */
export interface Track {
  lap: number
  sound: boolean
  voice: boolean
  acts: Act[]
  /** metres in all, once its runner has told those of the last lap */
  distance?: number | undefined
}

/** Metres: outdoors, and indoors. */
export const usualLaps = [400, 200] as const

export const newTrack: Track = { lap: usualLaps[0], sound: true, voice: false, acts: [] }

const schema = v.object({
  lap: lapLength,
  sound: v.boolean(),
  voice: v.boolean(),
  distance: v.optional(v.number()),
  acts: v.array(v.object({ deed: v.picklist(deeds), at: v.pipe(v.number(), v.finite()) })),
})

/** What was kept of a test under way; undefined where it is none. */
export function parseTrack(text: string | null): Track | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** The test that this tab has under way: a phone may throw a page away during a call. */
export function loadTrack(): Track | undefined {
  try {
    return parseTrack(sessionStorage.getItem(trackKey))
  } catch {
    return undefined
  }
}

/** Keeps it until the tab is closed; undefined when it is over. */
export function storeTrack(track: Track | undefined): void {
  try {
    if (track?.acts.length) sessionStorage.setItem(trackKey, JSON.stringify(track))
    else sessionStorage.removeItem(trackKey)
  } catch {
    // the test then lasts as long as its page
  }
}
