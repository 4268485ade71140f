import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { toastMilliseconds } from '#contract/published-constants.ts'
import { useMessages } from '../use-messages.ts'
import styles from './toast.module.css'

/** A polyfill of `toSorted`, which Radix uses; Chrome below 110, Safari below 16 and Firefox below 115 lack it. */
const methods: Partial<Pick<unknown[], 'toSorted'>> = Array.prototype
methods.toSorted ??= function <T>(this: T[], compare?: (a: T, b: T) => number) {
  return [...this].sort(compare)
}

export interface Toast {
  id: number
  kind: 'saved' | 'failed'
  open: boolean
}

interface SaveToastProps {
  toast: Toast
  onClose: () => void
}

/**
 * Renders the toast that says whether a run was saved. A swipe to the right closes it; F8 focuses it. Source:
 * product spec, section 9.
 */
export function SaveToast({ toast, onClose }: SaveToastProps) {
  const { toasts } = useMessages()
  return (
    <Provider duration={toastMilliseconds} swipeDirection="right" swipeThreshold={50} label={toasts.label}>
      <Root
        type="background"
        className={styles.toast}
        data-kind={toast.kind}
        open={toast.open}
        onOpenChange={(open) => !open && onClose()}
      >
        <Title className={styles.title}>{toasts[toast.kind].title}</Title>{' '}
        <Description>{toasts[toast.kind].text}</Description>
        <Close className={styles.close} aria-label={toasts.close}>
          ×
        </Close>
      </Root>
      <Viewport className={`screen-only ${styles.viewport}`} hotkey={['F8']} label={toasts.area} />
    </Provider>
  )
}
