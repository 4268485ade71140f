/** Opens a page's list of sources when a citation links into it, since Safari and older browsers leave it closed. */
export function startOpeningSources(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const source = link && document.getElementById(link.hash.slice(1))
    source?.closest('#sources details')?.setAttribute('open', '')
  })
}
