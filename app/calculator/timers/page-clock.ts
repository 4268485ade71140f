// The clock of the timers, in ms since 1970. It follows `performance.now()`, so that a correction of the device's clock
// moves no timer. But most browsers stop `performance.now()` while the device sleeps. So when a hidden page is shown
// again, the page's clock advances as far as the device's clock did.

/** Returns the ms by which the device's clock is ahead of `performance.now()`. */
const deviceOffset = () => Date.now() - performance.now()

/** The ms by which the page's clock is ahead of `performance.now()`; undefined until it is started. */
let pageLead: number | undefined

let leadWhenHidden: number | undefined

/** Returns the time of the page's clock. */
export function pageNow(): number {
  if (pageLead === undefined) startPageClock()
  return performance.now() + pageLead!
}

/** Returns the ms by which the device's clock is ahead of the page's. */
export const deviceAhead = () => Date.now() - pageNow()

/** Starts the page's clock `lead` ms behind the device's clock. */
export function startPageClock(lead = 0): void {
  pageLead = deviceOffset() - lead
  leadWhenHidden = undefined
  document.addEventListener('visibilitychange', onVisibilityChange)
}

function onVisibilityChange(): void {
  const lead = deviceOffset()
  if (document.visibilityState === 'hidden') leadWhenHidden = lead
  else pageLead! += Math.max(0, lead - (leadWhenHidden ?? lead))
}
