import { useRef } from 'react'
import { RetailerLink } from '../components/retailer-link.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useMessages } from '../messages.ts'
import styles from './header.module.css'
import { MenuLinks } from './menu-links.tsx'

const drawerId = 'menu'

/**
 * The menu of small screens: a native dialog that closes when a link is chosen. Without JavaScript its
 * buttons are links, and the style sheet shows the dialog while it is the page's target.
 */
export function Drawer() {
  const { menu } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  const close = () => dialog.current?.close()
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
      )}
      <dialog ref={dialog} id={drawerId} className={styles.drawer} aria-label={menu.label} closedby="any">
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
