import { useEffect, useRef, type ReactNode } from 'react'
import styles from './on-this-page.module.css'

/**
 * Table of contents of a long page: links to its parts, folded up. On a wide screen they stay in view beside the text
 * (app/layout/layout.module.css), and the part that is being read is marked.
 */
export function OnThisPage({ title, children }: { title: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => markPartOnScroll(nav.current!), [])
  return (
    <nav ref={nav} className={`screen-only ${styles.contents}`} aria-label={title} data-contents="">
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </nav>
  )
}

/**
 * Marks the link to the last part that begins in the upper third of the window; above them all, to the first.
 * Returns a function that stops it.
 */
function markPartOnScroll(nav: HTMLElement): () => void {
  const links = [...nav.querySelectorAll('a')]
  let frame = 0
  const mark = () => {
    const read = links.filter(({ hash }) => topOf(hash) < window.innerHeight / 3).pop() ?? links[0]
    for (const link of links) {
      if (link === read) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const markSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  }
  addEventListener('scroll', markSoon, { passive: true })
  markSoon()
  return () => {
    removeEventListener('scroll', markSoon)
    cancelAnimationFrame(frame)
  }
}

/** The place of the part that a link leads to, in pixels from the window's upper edge. */
function topOf(hash: string): number {
  return document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity
}
