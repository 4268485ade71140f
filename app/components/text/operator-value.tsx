import { isPlaceholder } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'

interface OperatorValueProps {
  children: string
  /** the value, where `children` is other words, such as those of a link */
  behind?: string
}

/** A value of operator.config, or the words that stand for it, visibly marked while it is still a placeholder. */
export function OperatorValue({ children, behind }: OperatorValueProps) {
  const { toBeCompleted } = useMessages()
  if (!isPlaceholder(behind ?? children)) return children
  return (
    <>
      {behind && `${children} `}
      <mark>{behind ? toBeCompleted : `${children} ${toBeCompleted}`}</mark>
    </>
  )
}
