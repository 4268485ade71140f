import type { TrackMessages } from '../../../i18n/fr/calculator/track.ts'
import type { Progress, TrackAction } from './progress.ts'
import type { Track } from './track-storage.ts'

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
