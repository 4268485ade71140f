import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ratingOf } from '../../../domain/norms/rating.ts'
import { Dots } from '../../figures/age-chart/dots.tsx'
import { largeText } from '../../figures/age-chart/place-texts.ts'
import { ScaleChart } from '../../figures/age-chart/scale-chart.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { prominentProtocols } from '../protocol-choices.ts'
import { useCalculator } from '../state/calculator-context.ts'
import { isSharedHash } from '../state/calculator-state.ts'
import { ageWithin, parseSharedHash, type SharedValue } from './shared-hash.ts'
import styles from './shared-result.module.css'
import { useSharedPersonText } from './shared-person-text.ts'

/** Renders somebody else's VO2max instead of a result. It fills no form, so that nobody saves it as their own. */
export function SharedResult({ hash }: { hash: string }) {
  const { number } = useMessages()
  const { protocols } = useCalculatorMessages()
  const { shared: words } = useDetailMessages()
  const { dispatch } = useCalculator()
  const location = useLocation()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    if (!isSharedHash(location.hash)) return
    dispatch({ type: 'sharedLinkOpened', hash })
    // removes the value from the address, so that bookmarks and copies of the address do not have it
    void navigate({ ...location, hash: '' }, { replace: true, preventScrollReset: true })
    title.current?.focus({ preventScroll: true })
    title.current?.parentElement?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => arrive(), [location])
  const value = parseSharedHash(hash)
  return (
    <section
      className={`screen-only ${styles.shared} ${value?.person ? styles.withChart : ''}`}
      aria-labelledby="shared-title"
    >
      <h3 id="shared-title" ref={title} tabIndex={-1}>
        {value ? words.title(number(value.vo2max, 1)) : words.damagedTitle}
      </h3>
      <p>{value ? words.text : words.damaged}</p>
      <p className={styles.choices}>
        {prominentProtocols.map((protocol) => (
          <a key={protocol} href={`#${protocol}`}>
            {protocols[protocol].choice.name} {protocols[protocol].choice.effort}
          </a>
        ))}
      </p>
      {value?.person ? (
        <SharedChart {...value} person={value.person} />
      ) : (
        value && <p className="muted">{words.alone}</p>
      )}
    </section>
  )
}

/** Renders the site's scale with the value, at the middle of the person's decade. */
function SharedChart({ vo2max, person }: Required<SharedValue>) {
  const { number } = useMessages()
  const { chart, categories } = useCalculatorMessages()
  const { shared: words } = useDetailMessages()
  const personText = useSharedPersonText()(person)
  const { gender } = person
  const age = ageWithin(person.decade)
  const category = categories[ratingOf({ vo2max, age, gender }).category]
  return (
    <ScaleChart
      words={{ ...chart, onScale: words.onScale }}
      title={words.chart(personText, category)}
      gender={gender}
      age={age}
      vo2max={vo2max}
      includedValues={[vo2max]}
    >
      {(place) => <Dots dots={[{ at: place(vo2max), text: number(vo2max, 1), scale: largeText }]} />}
    </ScaleChart>
  )
}
