import { useEffect, useEffectEvent, useRef } from 'react'
import { marginOf } from '../../../domain/tests/cooper-run/equation.ts'
import { lowestVo2max } from '../../../domain/everyday.ts'
import button from '../../components/links/button.module.css'
import { useMessages } from '../../messages.ts'
import { isSharedHash, useSharedHash } from '../calculator-state.ts'
import { useDetailMessages } from '../messages.ts'
import { Curve } from '../result/curve/curve.tsx'
import { parseSharedHash } from './share-link.ts'
import styles from './shared-result.module.css'

/** Somebody else's number, to be read and no more: it fills nothing in, so that nobody keeps it as their own. */
export function SharedResult({ hash, formId }: { hash: string; formId: string }) {
  const { number } = useMessages()
  const { shared: words, curve, measuredPeople } = useDetailMessages()
  const [, open] = useSharedHash()
  const title = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    if (!isSharedHash(window.location.hash)) return
    open(hash)
    // what the link says of a person does not stay in the address, and in what is made of it
    history.replaceState(history.state, '', location.pathname + location.search)
    title.current?.focus({ preventScroll: true })
    title.current?.parentElement?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => arrive(), [])
  const vo2max = parseSharedHash(hash)
  const told = vo2max !== undefined && vo2max >= lowestVo2max && { vo2max, margin: marginOf(vo2max) }
  return (
    <section className={vo2max === undefined ? styles.damaged : styles.shared} aria-labelledby="shared-title">
      <h3 id="shared-title" ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      {vo2max === undefined ? (
        <p>{words.damaged}</p>
      ) : (
        <>
          <p className={styles.value}>
            {number(vo2max, 1)} <small>ml/kg/min</small>
          </p>
          <p>
            {told
              ? words.margin(number(told.margin.from, 1), number(told.margin.to, 1))
              : measuredPeople.belowFormula.low}
          </p>
          <p>
            {words.depends} <a href="#tableaux">{words.toTables}</a>
          </p>
        </>
      )}
      <p className={styles.yours}>
        <a className={button.button} href={`#${formId}`}>
          {words.yours}
        </a>
      </p>
      {told && (
        <div className={styles.curve}>
          <Curve
            words={{
              ...curve,
              ceiling: words.ceiling,
              alternative: { ...curve.alternative, ceiling: words.alternative },
            }}
            {...told}
          />
        </div>
      )}
    </section>
  )
}
