import { useEffect, useState, type ComponentType } from 'react'
import { toastMilliseconds } from '#api/service-terms.ts'
import { useMessages } from '../../messages.ts'
import { dismissToast, prepareToasts, useToasts, type Toast } from './toast-store.ts'
import styles from './toast.module.css'

/**
 * Renders the area for toasts. Loads its code before the first toast or on F8; if that fails, shows a plain toast.
 */
export function ToastArea() {
  const { isAreaNeeded: isNeeded, toast } = useToasts()
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType<{ focused: boolean }> } | 'failed'>()
  const [focused, setFocused] = useState(false)
  const isLoaded = typeof loaded === 'object'

  useEffect(() => {
    if (isLoaded || !isNeeded) return
    import('./toasts.tsx').then(setLoaded, () => setLoaded('failed'))
  }, [isLoaded, isNeeded, toast])

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

  if (isLoaded) return <loaded.Toasts focused={focused} />
  return loaded && toast?.open ? <PlainToast key={toast.id} {...toast} /> : null
}

function PlainToast({ kind }: Toast) {
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
