import { emergency } from '../../../i18n/safety.ts'
import { useMessages } from '../../messages.ts'

/** Renders what to do on a warning sign, with a link that calls 911. */
export function Emergency() {
  const [before, after] = emergency[useMessages().locale].split('911')
  return (
    <>
      {before}
      <a href="tel:911">911</a>
      {after}
    </>
  )
}
