import type { saveMeasurement as french } from '../../fr/my-results/save-measurement.ts'
import { published } from '../../published-constants.ts'

export const saveMeasurement: typeof french = {
  submit: 'Save to my progress',
  saving: 'One moment…',
  notice: `By clicking, you agree to let us save this result and what you entered, so that you can track them; if you are under ${published.en.consentAge}, a parent must agree. We erase them after ${published.en.retention} without a calculation or a visit to “My progress” or your program.`,
  saved: 'Saved to “My progress”.',
  failed: 'This result could not be saved. Try again in a moment.',
  pending: 'Kept on this device; another try soon.',
  offline: 'Kept on this device; another try when you’re back online.',
  revoked: 'Not saved, as you asked.',
  stopped: 'Not saved: you asked us to stop saving your results.',
  full: `Not saved for now: you have ${published.en.records} results, the maximum. Delete some first.`,
}
