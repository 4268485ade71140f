import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useCalculatorMessages } from '../messages.ts'
import styles from './toast.module.css'
import type { Notice } from './use-toast.ts'

interface ToastsProps {
  notice: Notice | undefined
  onDismiss: () => void
}

/** Says whether a calculation was saved: 5 s, swiped away to the right, reached with F8. Source: product spec, section 9. */
export function Toasts({ notice, onDismiss }: ToastsProps) {
  const { result } = useCalculatorMessages()
  return (
    <Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={result.notification}>
      {notice && (
        <Root
          key={notice.id}
          className={`${styles.notice} ${styles[notice.kind]}`}
          open={notice.open}
          onOpenChange={(open) => !open && onDismiss()}
        >
          <Title className={styles.title}>{notice.kind === 'saved' ? result.saved : result.error}</Title>
          <Description>{notice.kind === 'saved' ? result.savedText : result.errorText}</Description>
          <Close className={styles.close} aria-label={result.closeNotification}>
            ×
          </Close>
        </Root>
      )}
      <Viewport className={styles.viewport} hotkey={['F8']} label={result.notificationsLabel} />
    </Provider>
  )
}
