// Runs in every page that is measured, before its own scripts, and reports what it sees on the console: to be
// asked by Playwright is work for the phone, often before the first paint. Times are milliseconds since the page's start.
// `isHurried`, which bench/browser/visit.ts defines: the button is tapped as soon as it can be, or when the page is at rest.
const seen = { largestPaint: NaN, longTasks: [], shifts: 0 }
const report = (figures) => console.debug(JSON.stringify(figures))

observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }))
observe('layout-shift', ({ value, hadRecentInput }) => (seen.shifts += hadRecentInput ? 0 : value))

// where a form sent without scripts leads
if (location.hash === '#resultat') requestAnimationFrame(lookForResult)
else if (isHurried) requestAnimationFrame(lookForButton)
else addEventListener('load', () => setTimeout(awaitRest))

addEventListener(
  'click',
  ({ timeStamp }) => {
    report({ tappedAt: performance.timeOrigin + timeStamp })
    requestAnimationFrame(lookForResult)
  },
  true,
)

function firstPaint() {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
}

/** Waits until the page is hydrated, if it has scripts, and nothing has happened for half a second. */
function awaitRest() {
  // without scripts the menu is opened by a link; a hydrated page has a button in its place
  const isHydrated = !document.scripts.length || document.querySelector('header button[aria-haspopup="dialog"]')
  const resources = performance.getEntriesByType('resource')
  const lastLoaded = resources.map(({ responseEnd }) => responseEnd)
  const lastWorked = seen.longTasks.map(({ startTime, duration }) => startTime + duration)
  const busyUntil = Math.max(firstPaint(), seen.largestPaint, ...lastLoaded, ...lastWorked)
  if (!isHydrated || !(performance.now() - busyUntil > 500)) return setTimeout(awaitRest, 100)
  const [page] = performance.getEntriesByType('navigation')
  const bytes = [page, ...resources].reduce((sum, { transferSize }) => sum + transferSize, 0)
  report({ atRest: { ...seen, firstPaint: firstPaint(), load: page.loadEventStart, bytes } })
  lookForButton()
}

/** Frame by frame, until one with the button has been painted; it is then brought to where it can be tapped. */
function lookForButton() {
  const button = document.querySelector('#valeurs-reference form[method=post] button[type=submit]')
  if (!button || !firstPaint()) return requestAnimationFrame(lookForButton)
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  requestAnimationFrame(() => {
    const { x, y, width, height } = button.getBoundingClientRect()
    report({ button: { x: x + width / 2, y: y + height / 2, pageStart: performance.timeOrigin } })
  })
}

/** Frame by frame, until one with the result's number has been painted. */
function lookForResult() {
  const isThere = /\d[,.]\d\s*ml\/kg\/min/.test(document.getElementById('resultat')?.textContent ?? '')
  if (!isThere || !firstPaint()) return requestAnimationFrame(lookForResult)
  setTimeout(() => report({ shownAt: performance.timeOrigin + performance.now() }))
}

function observe(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
}
