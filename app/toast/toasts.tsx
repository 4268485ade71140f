import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { millisecondsOf } from '../../contract/promises.ts'
import { useMessages } from '../messages.ts'
import { useLinksWithoutReload } from './links-without-reload.ts'
import { dismissToast, useToasts } from './toast-store.ts'
import './to-sorted-polyfill.ts'
import styles from './toast.module.css'

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
      <Viewport className={styles.viewport} hotkey={['F8']} label={words.area} ref={area} />
    </Provider>
  )
}
