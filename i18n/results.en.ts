import type { ResultsMessages } from './results.fr.ts'

export const results: ResultsMessages = {
  empty: {
    title: 'No results kept',
    text: 'Do the 12-minute test and enter your distance: the result will show up here. If you cleared your cookies, changed devices or stayed away for 30 days, your earlier results can no longer be reached.',
    action: 'Calculate my VO2max',
  },
  unavailable: {
    title: 'Your results cannot be reached right now',
    text: 'Nothing is lost, but the server cannot read them. Wait a minute, then try again.',
    retry: 'Try again',
  },
  done: {
    correct: 'Result corrected and recalculated.',
    remove: 'Result deleted.',
    forget: 'All your results are deleted.',
    stop: 'Noted: we will not keep your calculations any more.',
    resume: 'Noted: your next calculations will be kept.',
    unknown: 'That result no longer exists. The list below is up to date.',
    unremembered:
      'Your browser refuses cookies: it cannot remember this choice, and your runs would still be kept. Allow the cookies of this site, then try again.',
    unavailable: 'Nothing has changed: the server is not answering right now. Wait a minute, then try again.',
  },
  plot: {
    title: 'Your VO2max over time',
    bands: (gender, ages) =>
      `The bands show the site’s categories for the latest of these results: ${gender}, ${ages}.`,
    otherThresholds: 'These bands follow today’s thresholds; each result keeps the category of its day.',
    ages: (upTo) => (upTo === 29 ? 'up to 29' : upTo === Infinity ? '50 and over' : `${upTo - 9} to ${upTo}`),
    one: 'Only one result so far. Repeat the test in 4 weeks to see how far you have come.',
    sameDay: 'Results of the same day stand side by side; their time is in the table.',
    latest: (value) => `Latest result: ${value} ml/kg/min.`,
    margins: 'The bars are the margins: about two times out of three, the true result is in the bar.',
    guess: 'The pale bar of the run is a rule of thumb of 10%, and not an error that was measured.',
    alternative: (count, first, firstValue, last, lastValue) =>
      `${count} results. The first, on ${first}: ${firstValue} ml/kg/min. The latest, on ${last}: ${lastValue} ml/kg/min. All of them are in the table.`,
  },
  tests: {
    'cooper-run': '12-minute run',
    'rockport-walk': 'Rockport walk',
    'queens-college-step': 'Step test',
    'astrand-ryhming-cycle': 'Åstrand test',
    'ruffier-dickson-index': 'Ruffier-Dickson',
    'known-value': 'Watch or laboratory',
  },
  entered: {
    pulse: (pulse) => `pulse of ${pulse}`,
    pulses: (pulses, last) => `pulse of ${pulses} and ${last}`,
  },
  table: {
    title: 'Your results, one by one',
    caption: 'Newest first, in Montréal time',
    date: 'Date',
    result: 'Result',
    index: (index) => `index of ${index}`,
    margin: (value) => `± ${value}`,
    tenth: '± 10%',
    category: 'Category',
    test: 'Test',
    person: 'Age, sex, weight',
    profile: 'Profile',
    actions: 'Correct or delete',
    age: (age) => `${age} years`,
    correct: 'Correct',
    remove: 'Delete',
    of: (date) => ` the result of ${date}`,
    showAll: (count) => `Show all ${count} results`,
  },
  pages: {
    latest: (limit) =>
      `This page shows your ${limit} latest results. The files at the bottom of the page hold all your results.`,
    older: (oldest, newest) => `From ${oldest} to ${newest}, this page shows older results.`,
    toOlder: 'Older results',
    toLatest: 'Back to the latest',
    none: {
      title: 'No older results',
      text: 'If you have any results left, they are among the latest.',
    },
  },
  correct: {
    noResult: 'Together, these values give no result. Check them one by one.',
    title: (date) => `Correct the result of ${date}`,
    text: 'It will be recalculated. The date stays the same.',
    submit: 'Save the correction',
  },
  remove: {
    title: (date) => `Delete the result of ${date}?`,
    text: 'It will be gone for good. We will not be able to bring it back.',
    submit: 'Yes, delete this result',
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
      'Your results are kept in the site’s database, tied to this browser by a cookie. All of it is erased after 30 days without a calculation or a visit to this page. Coming here by a link on another site does not count as a visit.',
    stopped:
      'You asked us to stop keeping your calculations. The calculator still works, and nothing is kept. Your choice is held in this browser.',
    shared: 'Anyone who uses this browser can see this page. On a shared device, delete your results before you leave.',
    download: 'Download all my results:',
    json: 'JSON file',
    csv: 'CSV file, for a spreadsheet',
    stop: 'Stop keeping my calculations',
    resume: 'Keep my calculations again',
    help: 'A question about your data?',
  },
}
