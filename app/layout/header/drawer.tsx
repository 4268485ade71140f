import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    // at once: the page comes a moment later, and would close a menu that was opened meanwhile
    const onWayBack = () => dialog.current?.close()
    window.addEventListener('popstate', onWayBack)
    return () => window.removeEventListener('popstate', onWayBack)
  }, [])
  return (
    <>
      <ButtonOrLink
        className={styles.opener}
        href={`#${drawerId}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {menu.open}
      </ButtonOrLink>{' '}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard there is Escape */}
      <dialog
        ref={dialog}
        id={drawerId}
        className={styles.drawer}
        aria-label={menu.label}
        onClick={(event) => isOnBackdrop(event) && close()}
        onKeyDown={wrapFocus}
      >
        <ButtonOrLink className={styles.closer} href="#main" onClick={close}>
          {menu.close}
        </ButtonOrLink>
        <nav aria-label={menu.label}>
          <MenuLinks onChoose={close} />
        </nav>
        <RetailerLink className={styles.retailer} />
      </dialog>
    </>
  )
}

/** A button, or until the page is alive a link. */
function ButtonOrLink({ href, ...props }: ComponentProps<'button'> & { href: string }) {
  const { className, children } = props
  return useHydrated() ? (
    <button type="button" {...props} />
  ) : (
    <a className={className} href={href}>
      {children}
    </a>
  )
}

/** Whether a click or a touch is on the backdrop, which counts as the dialog itself; Safari does not know `closedby`. */
function isOnBackdrop({ currentTarget, clientX }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right
}

/** Tab goes from the last control to the first, and back; a dialog alone lets it out to the browser. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  if (event.key !== 'Tab' || document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
