import { useEffect, useState } from 'react'
import { toastMilliseconds } from '#api/service-terms.ts'
import { useMessages } from '../../messages.ts'
import { dismissToast, prepareToasts, useToasts } from './toast-store.ts'
import type { Toast } from './toasts.tsx'
import styles from './toast.module.css'

/** Renders the area for toasts, whose code loads before the first toast or on F8. If that fails, shows a plain toast. */
export function ToastArea() {
  const { Toasts, hasFailed, toast } = useToasts()
  const [focused, setFocused] = useState(false)
  const isLoaded = Toasts !== undefined

  // listens to the keyboard until the area does so itself
  useEffect(() => {
    if (isLoaded) return
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'F8') return
      setFocused(true)
      prepareToasts()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isLoaded])

  if (Toasts) return <Toasts toast={toast} onClose={dismissToast} focused={focused} />
  return hasFailed && toast?.open ? <PlainToast key={toast.id} kind={toast.kind} /> : null
}

function PlainToast({ kind }: Pick<Toast, 'kind'>) {
  const { title, text } = useMessages().toasts[kind]
  useEffect(() => {
    const end = setTimeout(dismissToast, toastMilliseconds)
    return () => clearTimeout(end)
  }, [])
  return (
    <div className={`screen-only ${styles.viewport}`} role="status">
      <div className={styles.toast} data-kind={kind}>
        <p className={styles.title}>{title}</p> <p>{text}</p>
      </div>
    </div>
  )
}
