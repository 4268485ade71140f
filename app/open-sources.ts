/** Opens a page's list of sources when a citation leads into it: Safari and older browsers leave it folded. */
export function startOpeningSources(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const source = link && document.getElementById(link.hash.slice(1))
    source?.closest('#sources details')?.setAttribute('open', '')
  })
}
