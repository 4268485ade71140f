import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { RetailerLink } from '../../components/links/retailer-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useMessages } from '../../messages.ts'
import styles from './header.module.css'
import { MenuLinks } from './menu-links.tsx'

const drawerId = 'menu'

/**
 * The menu of small screens: a native dialog that closes when a link is chosen, and on a way back. Without JavaScript its
 * buttons are links, and the style sheet shows the dialog while it is the page's target.
 */
export function Drawer() {
  const { menu } = useMessages()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  const close = () => dialog.current?.close()
  useEffect(close, [key])
  return (
    <>
      {hydrated ? (
        <button
          className={styles.opener}
          type="button"
          aria-haspopup="dialog"
          onClick={() => dialog.current?.showModal()}
        >
          {menu.open}
        </button>
      ) : (
        <a className={styles.opener} href={`#${drawerId}`}>
          {menu.open}
        </a>
      )}{' '}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard there is Escape */}
      <dialog
        ref={dialog}
        id={drawerId}
        className={styles.drawer}
        aria-label={menu.label}
        onClick={(event) => isBeside(event) && close()}
        onKeyDown={goRound}
      >
        {hydrated ? (
          <button className={styles.closer} type="button" onClick={close}>
            {menu.close}
          </button>
        ) : (
          <a className={styles.closer} href="#main">
            {menu.close}
          </a>
        )}
        <nav aria-label={menu.label}>
          <MenuLinks onChoose={close} />
        </nav>
        <RetailerLink className={styles.retailer} />
      </dialog>
    </>
  )
}

/** Whether a click or a touch is on the backdrop, which counts as the dialog itself; Safari does not know `closedby`. */
function isBeside({ currentTarget, clientX }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right
}

/** Tab goes from the last control to the first, and back; a dialog alone lets it out to the browser. */
function goRound(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  if (event.key !== 'Tab' || document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
