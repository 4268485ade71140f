import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { millisecondsOf } from '../../contract/retention.ts'
import { pageAt } from '../../i18n/paths.ts'
import { useMessages } from '../messages.ts'
import { dismissToast, useToasts } from './toast-store.ts'
import styles from './toast.module.css'

/** Radix sorts with it; Chrome below 110, Safari below 16 and Firefox below 115 lack it. */
const methods: Partial<Pick<unknown[], 'toSorted'>> = Array.prototype
methods.toSorted ??= function <T>(this: T[], compare?: (a: T, b: T) => number) {
  return [...this].sort(compare)
}

/** Says whether a calculation was saved: swiped away to the right, reached with F8. Source: product spec, section 9. */
export function Toasts({ focused }: { focused: boolean }) {
  const { toasts: words } = useMessages()
  const { toast, expected } = useToasts()
  const area = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (focused) area.current?.focus()
  }, [focused])
  // a page that is loaded anew would say nothing of it
  useLinksWithoutReload(expected > 0 || (toast?.open ?? false))
  // where the page tells of it in one message, the toast is only seen
  const silent = toast?.announced && { 'data-radix-toast-announce-exclude': '' }
  return (
    <Provider duration={millisecondsOf('toast')} swipeDirection="right" swipeThreshold={50} label={words.label}>
      {toast && (
        <Root
          key={toast.id}
          type="background"
          className={styles.toast}
          data-kind={toast.kind}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast()}
        >
          <Title className={styles.title} {...silent}>
            {words[toast.kind].title}
          </Title>
          <Description {...silent}>{words[toast.kind].text}</Description>
          <Close className={styles.close} aria-label={words.close}>
            ×
          </Close>
        </Root>
      )}
      <Viewport className={`screen-only ${styles.viewport}`} hotkey={['F8']} label={words.area} ref={area} />
    </Provider>
  )
}

/** While `active`, plain links between our pages, as texts have them, lead there without a reload. */
function useLinksWithoutReload(active: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!active) return
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      if (!link || event.defaultPrevented || !isPlain(event, link)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    // after React, which has then followed its own links
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [active, navigate])
}

/** Whether a click on a link moves this tab to another page of ours. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location
  const isOrdinary = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
  const isOurs = link.origin === origin && link.pathname !== pathname && pageAt(link.pathname) !== undefined
  return isOrdinary && isOurs && !link.target && !link.hasAttribute('download')
}
