/**
 * Marks in a page's contents (app/components/page/on-this-page.tsx) the part that is being read: the last one that begins
 * in the upper third of the window; above them all, the first. The links are looked up anew each time, for pages change
 * without a reload.
 */
export function startScrollSpy(): void {
  let isAsked = false
  const mark = () => {
    isAsked = false
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
    const read = links.filter(({ hash }) => topOf(hash) < window.innerHeight / 3).pop() ?? links[0]
    for (const link of links) {
      if (link === read) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const ask = () => {
    if (!isAsked) requestAnimationFrame(mark)
    isAsked = true
  }
  addEventListener('scroll', ask, { passive: true })
  ask()
}

/** Of the part that a link leads to, in pixels from the window's upper edge. */
function topOf(hash: string): number {
  return document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity
}
