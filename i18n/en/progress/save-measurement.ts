import type { saveMeasurement as french } from '../../fr/progress/save-measurement.ts'
import { promised } from '../../promised.ts'

export const saveMeasurement: typeof french = {
  submit: 'Keep in my progress',
  pending: 'One moment…',
  notice: `By clicking, you agree that we keep this result and what you entered, so that you can follow them; if you are under ${promised.en.consentAge}, a parent must agree. We erase them after ${promised.en.retention} without a calculation or a visit to your results.`,
  saved: 'Kept in your results.',
  failed: 'This result could not be kept. Try again in a moment.',
  outbox: 'Not kept yet. We’ll try again when you’re back online.',
  withdrawn: 'Not kept, as you asked.',
  stopped: 'Not kept: you asked us to keep nothing more.',
  full: `Not kept for now: you have ${promised.en.records} results, as many as we keep. Delete some first.`,
  outdated: 'Not kept yet: the site has changed since this page was opened.',
  reload: 'Reload and keep',
}
