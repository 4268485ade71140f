import * as v from 'valibot'
import { lapLength } from '../form/laps.ts'
import { trackKey } from './has-track.ts'
import { trackActions, type TrackAction } from './progress.ts'

/** A test at the track: metres of a lap, how its runner wants to be told, and what was done. */
export interface Track {
  lap: number
  sound: boolean
  voice: boolean
  actions: TrackAction[]
  /** metres in all, once its runner has told those of the last lap */
  distance?: number | undefined
}

/** Metres: outdoors, and indoors. */
export const commonLapLengths = [400, 200] as const

export const newTrack: Track = { lap: commonLapLengths[0], sound: true, voice: false, actions: [] }

const schema = v.object({
  lap: lapLength,
  sound: v.boolean(),
  voice: v.boolean(),
  distance: v.optional(v.number()),
  actions: v.array(v.object({ type: v.picklist(trackActions), at: v.pipe(v.number(), v.finite()) })),
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
    if (track?.actions.length) sessionStorage.setItem(trackKey, JSON.stringify(track))
    else sessionStorage.removeItem(trackKey)
  } catch {
    // the test then lasts as long as its page
  }
}
