// Runs in every page that is measured, before its own scripts. Times are milliseconds since the page's start.
const seen = { firstPaint: NaN, largestPaint: NaN, longTasks: [], shifts: 0, tappedAt: NaN, resultAt: NaN }
window.seen = seen

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.firstPaint = startTime
})
observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }))
observe('layout-shift', ({ value, hadRecentInput }) => (seen.shifts += hadRecentInput ? 0 : value))

addEventListener(
  'click',
  ({ timeStamp }) => {
    seen.tappedAt = timeStamp
    requestAnimationFrame(lookForResult)
  },
  true,
)
// where a form sent without scripts leads
if (location.hash === '#resultat') requestAnimationFrame(lookForResult)

/** Frame by frame, until one with the result's number has been painted. */
function lookForResult() {
  const isThere = /\d[,.]\d\s*ml\/kg\/min/.test(document.getElementById('resultat')?.textContent ?? '')
  if (seen.firstPaint > 0 && isThere) setTimeout(() => (seen.resultAt = performance.now()))
  else requestAnimationFrame(lookForResult)
}

function observe(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
}
