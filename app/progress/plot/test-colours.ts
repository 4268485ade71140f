import type { SavedTest } from '../records/records.ts'
import styles from './history-plot.module.css'

/** The colour of each test, beside its mark: colour alone means nothing. */
export const testColours: Record<SavedTest, string | undefined> = {
  'cooper-run': styles.run,
  'rockport-walk': styles.walk,
  'queens-college-step': styles.step,
  'astrand-ryhming-cycle': styles.cycle,
  'ruffier-dickson-index': undefined,
  'known-value': styles.known,
}
