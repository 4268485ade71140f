import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { useMessages } from '../use-messages.ts'
import { MenuLinks } from './menu-links.tsx'
import { RetailerLink } from './retailer-link.tsx'
import styles from './header.module.css'

const drawerId = 'menu'

/**
 * Renders the menu of small screens: a native dialog that closes when a link is followed, or on back and forward.
 * Without JavaScript its buttons are links, and the dialog is shown while it is the `:target`.
 */
export function Drawer() {
  const { menu } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const closeDrawer = () => dialog.current?.close()
  useEffect(() => {
    // closes at once: closing when the new page is shown would also close a menu opened meanwhile
    const onPopState = () => dialog.current?.close()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return (
    <>
      <ButtonOrLink
        className={`${styles.toggle} ${styles.narrowOnly}`}
        href={`#${drawerId}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {menu.open}
      </ButtonOrLink>{' '}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
          jsx-a11y/click-events-have-key-events -- by keyboard there is Escape */}
      <dialog
        ref={dialog}
        id={drawerId}
        className={styles.drawer}
        aria-label={menu.label}
        onClick={(event) => isOnBackdrop(event) && closeDrawer()}
      >
        <ButtonOrLink className={styles.toggle} href="#main" onClick={closeDrawer}>
          {menu.close}
        </ButtonOrLink>
        <nav aria-label={menu.label}>
          <MenuLinks onChoose={closeDrawer} />
        </nav>
        <RetailerLink className={styles.retailer} />
      </dialog>
    </>
  )
}

/** Renders a button; a link until the page is hydrated. */
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

/** Whether a click is on the backdrop, whose events target the dialog. Safari lacks `closedby`. */
function isOnBackdrop({ currentTarget, clientX }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right
}
