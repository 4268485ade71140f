import type { ResultsMessages } from './results.fr.ts'

export const results: ResultsMessages = {
  empty: {
    title: 'No results kept',
    text: 'Do the 12-minute test and enter your distance: the result will show up here. If you cleared your cookies, changed devices or stayed away for 30 days, your earlier results can no longer be reached.',
    action: 'Calculate my VO2max',
  },
  unavailable: {
    title: 'Your results cannot be reached',
    text: 'Nothing is lost: the server cannot read them right now. Wait a minute, then try again.',
    retry: 'Try again',
  },
  done: {
    correct: 'Run corrected, result computed again.',
    remove: 'Run deleted.',
    forget: 'All your results are deleted.',
    stop: 'Noted: we will not keep your runs any more.',
    resume: 'Noted: your next runs will be kept.',
    unknown: 'That run no longer exists. The list below is up to date.',
    unavailable: 'Nothing has changed: the server is not answering right now. Wait a minute, then try again.',
  },
  plot: {
    title: 'Your VO2max over time',
    bands: (gender, ages) => `The bands show the site’s categories for your latest run: ${gender}, ${ages}.`,
    otherThresholds: 'These bands follow today’s thresholds; each run keeps the category of its day.',
    ages: (upTo) => (upTo === 29 ? 'up to 29' : upTo === Infinity ? '50 and over' : `${upTo - 9} to ${upTo}`),
    one: 'Only one run so far. Repeat the test in 4 weeks to see how far you have come.',
    alternative: (count, first, firstValue, last, lastValue) =>
      `${count} runs. The first, on ${first}: ${firstValue} ml/kg/min. The latest, on ${last}: ${lastValue} ml/kg/min. All of them are in the table.`,
  },
  table: {
    title: 'Your runs',
    caption: 'Newest first, in Montréal time',
    date: 'Date',
    vo2max: 'VO2max',
    category: 'Category',
    distance: 'Distance',
    person: 'Age, sex, weight',
    profile: 'Profile',
    actions: 'Correct or delete',
    age: (age) => `${age} years`,
    correct: 'Correct',
    remove: 'Delete',
    of: (date) => ` the run of ${date}`,
    showAll: (count) => `Show all ${count} runs`,
    more: (limit) => `This page shows your ${limit} latest runs. The files below hold them all.`,
  },
  correct: {
    title: (date) => `Correct the run of ${date}`,
    text: 'The result will be computed again. The date stays the same.',
    submit: 'Save the correction',
  },
  remove: {
    title: (date) => `Delete the run of ${date}?`,
    text: 'It will be gone for good. We will not be able to bring it back.',
    submit: 'Yes, delete this run',
  },
  forget: {
    link: 'Delete all my results',
    title: 'Delete all your results?',
    text: 'They will be gone for good, along with the cookie that links them. We will not be able to bring them back. To keep a copy, download them first.',
    submit: 'Yes, delete everything',
  },
  cancel: 'Cancel',
  pending: 'One moment…',
  yours: {
    title: 'Your data, your choice',
    keeping:
      'Each calculation is kept in the site’s database, tied to this browser by a cookie. All of it is erased after 30 days without a calculation or a visit to this page. Coming here by a link on another site does not count as a visit.',
    stopped:
      'You asked us not to keep your runs. The calculator still works, and nothing is kept. Your choice is held in this browser.',
    shared: 'Anyone who uses this browser can see this page. On a shared device, delete your results before you leave.',
    download: 'Download all my results:',
    json: 'JSON file',
    csv: 'CSV file, for a spreadsheet',
    stop: 'Stop keeping my runs',
    resume: 'Keep my runs again',
    help: 'A question about your data?',
  },
}
