import { useEffect, useEffectEvent, useRef } from 'react'
import { estimate } from '../../../domain/protocols/cooper-run/equation.ts'
import { runFields } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { useMessages } from '../../messages.ts'
import { useCalculator } from '../state/calculator-context.ts'
import { isSharedHash } from '../state/calculator-state.ts'
import { useDetailMessages } from '../messages.ts'
import styles from './shared-result.module.css'

/** Renders somebody else's VO2max. It fills no form, so that no visitor saves it as their own. */
export function SharedResult({ hash }: { hash: string }) {
  const { number } = useMessages()
  const { shared: words } = useDetailMessages()
  const { dispatch } = useCalculator()
  const title = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    if (!isSharedHash(window.location.hash)) return
    dispatch({ type: 'sharedLinkOpened', hash })
    // removes the value from the address, so that bookmarks and copies of the address do not have it
    history.replaceState(history.state, '', location.pathname + location.search)
    title.current?.focus({ preventScroll: true })
    title.current?.parentElement?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => arrive(), [])
  const vo2max = parseSharedHash(hash)
  return (
    <section className={`screen-only ${styles.shared}`} aria-labelledby="shared-title">
      <h3 id="shared-title" ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{vo2max === undefined ? words.damaged : words.text(number(vo2max, 1))}</p>
      <p>
        <a href={`#${calculatorAnchor}`}>{words.yours}</a>
      </p>
    </section>
  )
}

/** The highest VO2max of the calculator, in ml/kg/min. */
const highest = estimate({ age: runFields.age.min, gender: 'homme', distance: runFields.distance.max })

/**
 * Returns the hash of a shared link for a VO2max in ml/kg/min. Browsers do not send hashes, and no anchor contains `=`.
 */
export function sharedHash(vo2max: number): string {
  return `#vo2max=${vo2max.toFixed(1)}`
}

/** Returns the VO2max of a shared link in ml/kg/min, with one decimal, or undefined if the hash is damaged. */
export function parseSharedHash(hash: string): number | undefined {
  const written = new URLSearchParams(hash.slice(1)).get('vo2max') ?? ''
  return /^\d{1,3}\.\d$/.test(written) && Number(written) <= highest ? Number(written) : undefined
}
