import * as v from 'valibot'
import { sessionKeys } from '../../../api/browser-storage.ts'
import { lapLength } from '../form/laps/laps.ts'
import type { TrackMessages } from '../../../i18n/fr/calculator/track.ts'
import { trackActions, type Progress, type TrackAction } from './progress.ts'

/** A test at the track: metres of a lap, how its runner wants to be told, and what was done. */
const schema = v.strictObject({
  lap: lapLength,
  sound: v.boolean(),
  voice: v.boolean(),
  /** metres in all, once its runner has told those of the last lap */
  distance: v.optional(v.number()),
  actions: v.array(v.strictObject({ type: v.picklist(trackActions), at: v.number() })),
})
export type Track = v.InferOutput<typeof schema>

/** What every screen of the companion is given. */
export interface ScreenProps {
  words: TrackMessages
  track: Track
  progress: Progress
  now: number
  /** does it, now */
  dispatch: (type: TrackAction['type'], change?: Partial<Track>) => void
  /** shows the page; a test under way goes on */
  leave: () => void
  /** forgets the test */
  end: () => void
}

/** Metres: outdoors, and indoors. */
export const commonLapLengths = [400, 200] as const

export const newTrack: Track = { lap: commonLapLengths[0], sound: true, voice: false, actions: [] }

/** The test that this tab has under way: a phone may throw a page away during a call. Undefined where it is none. */
export function loadTrack(): Track | undefined {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(sessionKeys.track)!))
  } catch {
    return undefined
  }
}

/** Keeps it until the tab is closed; undefined when it is over. */
export function storeTrack(track: Track | undefined): void {
  try {
    if (track?.actions.length) sessionStorage.setItem(sessionKeys.track, JSON.stringify(track))
    else sessionStorage.removeItem(sessionKeys.track)
  } catch {
    // the test then lasts as long as its page
  }
}
