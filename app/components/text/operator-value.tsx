import { isPlaceholder } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'

/**
 * Renders a value of operator.config.ts, marked while it is a placeholder. For a text that depends on a value without
 * showing it, such as a link, pass that value as `behind`.
 */
export function OperatorValue({ children, behind }: { children: string; behind?: string }) {
  const { toBeCompleted } = useMessages()
  if (!isPlaceholder(behind ?? children)) return children
  return (
    <>
      {behind && `${children} `}
      <mark>{behind ? toBeCompleted : `${children} ${toBeCompleted}`}</mark>
    </>
  )
}
