import { isPlaceholder } from '../../operator.config.ts'
import { useMessages } from '../messages.ts'
import styles from './operator-value.module.css'

/** A value of operator.config, visibly marked while it is still a placeholder. */
export function OperatorValue({ children }: { children: string }) {
  const { toBeCompleted } = useMessages()
  if (!isPlaceholder(children)) return children
  return (
    <mark className={styles.placeholder}>
      {children} {toBeCompleted}
    </mark>
  )
}
