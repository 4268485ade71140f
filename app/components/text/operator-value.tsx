import { isPlaceholder } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'

/** A value of operator.config, or words such as those of a link with the value `behind` them, marked while it is a placeholder. */
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
