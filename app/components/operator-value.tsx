import { isPlaceholder } from '../../operator.config.ts'
import { useMessages } from '../messages.ts'
import styles from './operator-value.module.css'

interface OperatorValueProps {
  children: string
  /** the value of operator.config, where the reader is shown another word for it */
  value?: string
}

/** A value of operator.config, visibly marked while it is still a placeholder. */
export function OperatorValue({ children, value = children }: OperatorValueProps) {
  const { toBeCompleted } = useMessages()
  if (!isPlaceholder(value)) return children
  return (
    <mark className={styles.placeholder}>
      {children} {toBeCompleted}
    </mark>
  )
}
