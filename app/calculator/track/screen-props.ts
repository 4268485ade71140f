import type { TrackMessages } from '../../../i18n/fr/calculator/track.ts'
import type { TrackProgress, TrackAction } from './track-progress.ts'
import type { TrackTest } from './track-storage.ts'

/** The props of every screen. */
export interface ScreenProps {
  words: TrackMessages
  track: TrackTest
  progress: TrackProgress
  now: number
  /** records an action at the current time */
  dispatch: (type: TrackAction['type'], change?: Partial<TrackTest>) => void
  /** shows the page; a test under way continues */
  leave: () => void
  /** discards the test */
  end: () => void
}
