import { published } from '../../published-constants.ts'
import type { ResultsMessages } from '../../fr/my-results/my-results.ts'
import { goal } from '../goal.ts'
import { saveMeasurement } from './save-measurement.ts'

export const results: ResultsMessages = {
  goal,
  empty: {
    title: 'Your curve will start here.',
    text: `Nothing is saved for this browser yet. Choose the test that suits you: a 12-minute run is saved when you calculate it; any other test, when you click “${saveMeasurement.submit}”. You can then correct, download or delete your results.`,
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
        ? 'One result is waiting on this device. It will be saved, with the date when it was calculated, once the site can be reached.'
        : `${count} results are waiting on this device. They will be saved, with the date when they were calculated, once the site can be reached.`,
    expired: (count) =>
      count === 1
        ? `One result has been waiting for more than ${published.en.outbox}, by this device’s clock, and no longer goes without you: send it, with today’s date, or choose not to save it.`
        : `${count} results have been waiting for more than ${published.en.outbox}, by this device’s clock, and no longer go without you: send them, with today’s date, or choose not to save them.`,
    someExpired: (fresh, expired) =>
      `${fresh === 1 ? 'One recent result' : `${fresh} recent results`} will be saved, with the date of calculation, once the site can be reached; ${expired === 1 ? 'another, which has' : `${expired} others, which have`} been waiting for more than ${published.en.outbox} by this device’s clock, no longer ${expired === 1 ? 'goes' : 'go'} without you: send everything, or choose not to save it.`,
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
    nothing: 'There is nothing to delete.',
    stop: 'Noted: we will no longer save your results.',
    resume: 'Noted: your next results will be saved.',
    unknown: 'That result no longer exists. The list below is up to date.',
    unremembered:
      'Your browser is blocking cookies: it cannot remember this choice, and your results would still be saved. Allow this site’s cookies, then try again.',
    stoppedHere:
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
      'An initial is enough. It stays in this browser and is never sent. It is deleted with the results, or if you ask us to stop saving them.',
    initial: (who) => `Initial, ${who}`,
    keep: 'Save these initials',
  },
  values: {
    metres: (value) => `${value} m`,
    vo2max: (value) => `${value} ml/kg/min`,
    index: (value) => `index of ${value}`,
  },
  change: {
    month: (month) => `in ${month}`,
    day: (day) => `on ${day}`,
    today: 'earlier that day',
    more: (amount, since) => `${amount} more than ${since}.`,
    less: (amount, since) => `${amount} less than ${since}.`,
    same: (since) => `The same as ${since}.`,
    first: (value, day) => `${value} on ${day}.`,
    only: 'Your next test will draw your curve.',
    remarks: {
      metres: remarks('Wind, track and form all move a test', 'gains'),
      vo2max: remarks('Form and conditions both move a result', 'gains'),
      index: remarks('Form and conditions both move a result', 'drops'),
    },
  },
  next: {
    around: (date) => `Next test around ${date}.`,
    now: 'Next test: whenever you like.',
    add: 'Add to calendar',
    enter: 'Test again',
    last: (value, date) => `Same course, same time of day, same shoes. Latest result: ${value}, on ${date}.`,
  },
  plot: {
    units: { metres: 'metres in 12 minutes', vo2max: 'ml/kg/min', index: 'index' },
    example: 'Made-up example, in metres run in 12 minutes. Three gains in a row mean progress.',
    goal: (goal) => `goal: ${goal}\u00a0m`,
    withGoal: (alternative, goal) => `${alternative} Goal: ${goal}\u00a0m.`,
    next: 'next test',
    one: (date, value) => `One result, on ${date}: ${value}.`,
    alternative: (count, first, firstValue, last, lastValue) =>
      `${count} results. The first, on ${first}: ${firstValue}. The latest, on ${last}: ${lastValue}. All of them are in the list.`,
  },
  table: {
    tenth: 'give or take about 10%',
    margin: (value) => `±${value}`,
    index: 'index',
    entered: (label, value) => `${label}: ${value}`,
    age: (age) => `age ${age}`,
    correct: 'Correct',
    remove: 'Delete',
    of: (action, result) => `${action} the result of ${result}`,
  },
  showAll: (count) => `Show all ${count} results`,
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
  stop: {
    link: 'Stop saving',
    title: 'Stop saving your results?',
    text: `The calculator will still work, but will no longer save your results. Note that your program, your initials and your last runs will be erased from this device for good. Results already saved, if any, will be erased ${published.en.retention} after your last visit, or as soon as you delete them. A cookie will keep this choice for ${published.en.optOutCookie}; to undo it, come back to the bottom of this page.`,
    submit: 'Yes, stop saving',
    cancel: 'Keep saving',
  },
  erase: {
    link: 'Delete everything',
    title: 'Delete all your results?',
    text: 'They will be gone for good, along with the cookie that links them, and the runs and program that this device remembers. We will not be able to bring them back.',
    copy: 'To keep a copy, download\u00a0them\u00a0first.',
    submit: 'Yes, delete everything',
  },
  doctor: {
    print: 'Print for my doctor',
    unavailable: 'This page could not be loaded. Check your connection, then reload “My progress”.',
  },
  cancel: 'Change nothing',
  pending: 'One moment…',
  yours: {
    title: 'Your data',
    lost: `New device, or cookies deleted? To see your earlier results again, write to us within ${published.en.retention} of your last visit, with the date, the time and the values you entered.`,
    keeping: `Your results are erased after ${published.en.retention} without a calculation or a visit to this page or your program.`,
    stopped: 'Your choice to stop saving is held in this browser.',
    shared: 'Anyone who uses this browser can see your results.',
    json: 'Download (JSON)',
    csv: 'Download (CSV)',
    resume: 'Start saving again',
  },
}

function remarks(varies: string, gains: string) {
  return {
    varies: `${varies}.`,
    gains: `${varies}; three ${gains} in a row mean progress.`,
    progress: `Three ${gains} in a row: you’re progressing.`,
  }
}
