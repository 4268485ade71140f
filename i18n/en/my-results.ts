import type { Messages } from '../fr/messages.ts'
import { published } from '../published.ts'

/** My progress, in English. */
export const myResults: Messages['myResults'] = {
  empty: {
    title: 'Nothing is saved here yet',
    text: `Run for 12 minutes and calculate your VO2max: the result will be added here, if your browser accepts this site’s cookies. If you had results, they are in another browser, its cookie was deleted, or ${published.en.retention} have passed without a visit.`,
    noCookies:
      'Your browser is blocking cookies: it cannot find your results again. Allow this site’s cookies in its settings, then calculate again.',
    action: 'Calculate my VO2max',
  },
  unavailable: {
    title: 'Your results cannot be read right now',
    text: 'Nothing is lost. Wait a minute, then try again.',
    retry: 'Try again',
  },
  statuses: {
    corrected: 'Result corrected and recalculated.',
    deleted: 'Result deleted.',
    allDeleted: 'All your results are deleted.',
    missing: 'That result no longer exists.',
    failed: 'The site did not answer: it may be done, or not. Check the list, then try again if needed.',
  },
  chart: {
    title: 'Your VO2max, in ml/kg/min',
    alternative: (count, first, firstValue, last, lastValue) =>
      `${count} results, from ${first} (${firstValue}) to ${last} (${lastValue}). All are in the list.`,
  },
  list: {
    title: 'Your runs',
    person: (age, gender, weight) => `age\u00a0${age}, ${gender}, ${weight}\u00a0kg`,
    metres: (distance) => `${distance}\u00a0m`,
    action: (action, run) => `${action} the run of ${run}`,
    older: 'Older',
    newest: 'Back to the newest',
    noOlder: 'There are no older results.',
  },
  correct: {
    link: 'Correct',
    title: (run) => `Correct the run of ${run}`,
    text: 'The result will be recalculated. The date stays.',
    submit: 'Save the correction',
  },
  delete: {
    link: 'Delete',
    title: (run) => `Delete the run of ${run}?`,
    text: 'It will be gone for good.',
    submit: 'Yes, delete this run',
  },
  deleteAll: {
    link: 'Delete everything',
    title: 'Delete all your results?',
    text: 'They will be gone for good, with the cookie that links them and the last run that this device remembers. To keep a copy, download them first.',
    submit: 'Yes, delete everything',
  },
  cancel: 'Change nothing',
  data: 'Your data',
  csv: 'Download (CSV)',
  json: 'Download (JSON)',
  retentionNote: `Your results are deleted after ${published.en.retention} without a calculation or a visit to this page. Only this browser’s cookie leads to them: anyone who uses it can see them.`,
}
