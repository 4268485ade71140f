import { daysOf } from '../../domain/published-constants.ts'
import type { keepRecords as french } from '../fr/keep-records.ts'

export const keepRecords: typeof french = {
  warning: (day) => `Your results will be deleted on ${day}.`,
  keep: `Keep ${daysOf('retention')} more days`,
  pending: 'One moment…',
  kept: (day) => `Done: your results stay until ${day}, or longer if you come back.`,
  failed: 'The site did not answer, and nothing has changed. Wait a minute, then try again.',
  gone: 'Your results were already deleted. A new test will start your progress again.',
}
