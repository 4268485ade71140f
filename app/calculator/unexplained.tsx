import { useCalculatorMessages } from './messages.ts'

/** Stands in for the details of a result where they could not be fetched. */
export function Unexplained() {
  return <p>{useCalculatorMessages().result.withoutDetails}</p>
}
