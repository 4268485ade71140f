import { promised } from '../../promised.ts'
import type { ResultsMessages } from '../../fr/progress/progress.ts'

export const results: ResultsMessages = {
  empty: {
    title: 'No results yet',
    text: `Run for 12 minutes and enter your distance, or save the result of another test: it will show up here. If you cleared your cookies, changed devices or stayed away for ${promised.en.retention}, your earlier results can’t be brought back.`,
    action: 'Calculate my VO2max',
  },
  stopped: {
    kept: 'You asked us to stop saving your results. Those on this page stay, no new ones are added, and you can change your mind at the bottom of the page.',
    none: 'You asked us to stop saving your results: none are added here, and you can change your mind at the bottom of the page. The calculator still works.',
  },
  unavailable: {
    title: 'Your results cannot be reached right now',
    text: 'The network or the server is not answering. Wait a minute, then try again.',
    retry: 'Try again',
    still: 'Still no answer.',
  },
  outbox: {
    text: (count) =>
      count === 1
        ? 'One result is waiting on this device. It will be saved, with the date when it is sent, once the site can be reached.'
        : `${count} results are waiting on this device. They will be saved, with the date when they are sent, once the site can be reached.`,
    send: 'Send now',
    erase: 'Do not save',
    refused: 'That could not be sent. Try again later.',
    kept: 'The site refused this entry. Copy it if you need it:',
    revoked:
      'What was waiting here will not be sent. If the site had received it already, it will delete it once it can be reached.',
    none: 'There is nothing left to send.',
  },
  done: {
    correct: 'Result corrected and recalculated.',
    remove: 'Result deleted.',
    erase: 'All your results are deleted.',
    stop: 'Noted: we will no longer save your results.',
    resume: 'Noted: your next results will be saved.',
    unknown: 'That result no longer exists. The list below is up to date.',
    unremembered:
      'Your browser is blocking cookies: it cannot remember this choice, and your results would still be saved. Allow this site’s cookies, then try again.',
    'stopped here':
      'Noted in this browser: nothing is waiting here anymore, and it no longer sends your results. It will tell the site once it can be reached.',
    unavailable:
      'We could not find out whether that was done: the site did not answer in time. Look at the list, and try again if needed.',
  },
  person: {
    people: 'People',
    aged: (who, age) => `${who}, ${age}`,
    ageless: (who) => `${who}, age unknown`,
    unknown: 'No age or sex',
    rule: 'Results are grouped by sex and age. If you correct an age, the result moves to the right group.',
    change: 'Edit initials',
    initials:
      'An initial is enough. It stays in this browser and is never sent. It is erased with the results, or if you ask us to stop saving them.',
    initial: (who) => `Initial, ${who}`,
    keep: 'Save these initials',
  },
  change: {
    by: (sign, value) => `${sign < 0 ? '−' : '+'}${value}`,
    since: (date) => `since ${date}`,
    today: 'since your first result today',
    within: (value, since, margin) => `${value} ${since}: that is within the margin of the two tests (±${margin}).`,
    tooSmall: 'That is too little to be sure.',
    another: 'Another test will tell.',
    beyond: (value, since, margin) =>
      `${value} ${since}, more than the margin of the two tests (±${margin}): probably a real change.`,
    unknown: (value, since) => `${value} ${since}. We do not know the margin of this test.`,
    only: 'Only one result so far: the next will draw your curve.',
    firstOfTest: 'First result of this test: it does not compare with the others.',
  },
  next: {
    title: 'Next test:',
    around: (date) => `around ${date}`,
    now: 'whenever you like',
    add: 'Add to calendar',
    enter: 'Add a result',
    last: (value, date) => `Same course, same time of day, same shoes. Latest result: ${value}, on ${date}.`,
  },
  plot: {
    noMargin: 'VO2max in ml/kg/min',
    run: 'VO2max in ml/kg/min, margin of ±10%',
    tests: 'VO2max in ml/kg/min, with the margin of each test',
    next: 'next test',
    sameDay: 'Results from the same day are shown side by side; see the table for times.',
    margins: 'The band is the margin: about two times out of three, the true result is inside it.',
    guess: 'For the run, 10% is a rule of thumb, not a measured error.',
    one: (date, value) => `One result, on ${date}: ${value} ml/kg/min.`,
    alternative: (count, first, firstValue, last, lastValue) =>
      `${count} results. The first, on ${first}: ${firstValue} ml/kg/min. The latest, on ${last}: ${lastValue} ml/kg/min. All of them are in the table.`,
  },
  table: {
    title: 'All your tests',
    titleOf: (who) => `All tests: ${who}`,
    caption: 'Newest first, in Montréal time',
    date: 'Date',
    result: 'Result',
    index: (index) => `index of ${index}`,
    indexUnit: 'index',
    margin: (value) => `± ${value}`,
    tenth: '± 10%',
    category: 'Category',
    test: 'Test',
    entered: (label, value) => `${label}: ${value}`,
    person: 'Age, sex, weight',
    profile: 'Profile',
    actions: 'Correct or delete',
    age: (age) => `age ${age}`,
    correct: 'Correct',
    remove: 'Delete',
    of: (result) => ` the result of ${result}`,
    showAll: (count) => `Show all ${count} results`,
  },
  pages: {
    latest: (limit) =>
      `This page shows your ${limit} latest results. The files at the bottom of the page contain all your results.`,
    older: (oldest, newest) => `From ${oldest} to ${newest}, this page shows older results.`,
    toOlder: 'Older results',
    toLatest: 'Back to the latest',
    none: { title: 'No older results', text: 'If you have any results left, they are among the latest.' },
  },
  correct: {
    noResult: 'Together, these values give no result. Check them one by one.',
    title: (result) => `Correct the result of ${result}`,
    text: 'It will be recalculated. The date stays the same.',
    submit: 'Save the correction',
  },
  remove: {
    title: (result) => `Delete the result of ${result}?`,
    text: 'It will be gone for good. We will not be able to bring it back.',
    submit: 'Yes, delete this result',
  },
  erase: {
    link: 'Delete everything…',
    title: 'Delete all your results?',
    text: 'They will be gone for good, along with the cookie that links them, and the runs and program that this device remembers. We will not be able to bring them back.',
    copy: 'To keep a copy, download\u00a0them\u00a0first.',
    submit: 'Yes, delete everything',
  },
  cancel: 'Cancel',
  pending: 'One moment…',
  yours: {
    title: 'Your data, your choice',
    keeping: `Your results are stored in the site’s database, tied to this browser by a cookie. All of it is erased after ${promised.en.retention} without a calculation or a visit to this page.`,
    stopped:
      'You asked us to stop saving your results. The calculator still works, but no new result is added. This choice applies to this browser only.',
    shared: 'Anyone who uses this browser can see this page. On a shared device, delete your results before you leave.',
    json: 'Download (JSON)',
    csv: 'Download (CSV, for a spreadsheet)',
    stop: 'Stop saving my results',
    resume: 'Save my results again',
    help: 'A question about your data?',
  },
}
