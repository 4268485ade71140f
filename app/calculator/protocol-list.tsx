import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { isProtocolName, protocolNames, type ProtocolName } from '../../domain/protocols/registry.ts'
import { ResultPanel } from './result-panel.tsx'
import styles from './calculator.module.css'
import { useCalculator } from './state/calculator-context.ts'
import { useCalculatorMessages } from './messages.ts'
import { ProtocolFold } from './protocol-fold.tsx'
import { ChartPreview } from './chart-preview.tsx'

/** The tests that most people choose from, side by side; the others are folded. */
const choices: readonly ProtocolName[] = ['cooper-run', 'rockport-walk', 'no-exercise']
const others = protocolNames.filter((protocol) => !choices.includes(protocol))

/**
 * The tests in one card, one of them open; on a wide screen the scale beside it; and the answer below. Each is a `<details>`:
 * the browser opens it without scripts, for a link into it and for words that are searched, and tells screen readers.
 */
export function ProtocolList() {
  const { state, dispatch } = useCalculator()
  const { lastOpened, isOpen, wasToggled } = state
  const { otherProtocols } = useCalculatorMessages().form
  const list = useRef<HTMLDivElement>(null)
  const location = useLocation()

  // one that was opened before the scripts came
  const keepOpened = useEffectEvent(() => {
    const { id } = list.current!.querySelector<HTMLDetailsElement>('details[name=protocol][open]') ?? {}
    if (!wasToggled && isProtocolName(id)) dispatch({ type: 'toggled', protocol: id, isOpen: true })
  })
  useLayoutEffect(() => keepOpened(), [])

  // a link that names a test or its form opens it; whoever comes back finds the page as it was
  const [isBack] = useState(wasToggled)
  const first = useRef<Location>(location)
  const follow = useEffectEvent((next: Location) => {
    const name = next.hash.slice(1).replace(/-form$/, '')
    if (isProtocolName(name) && !(isBack && next === first.current)) open(name)
  })
  useEffect(() => follow(location), [location])

  const [isOtherShown] = useState(others.includes(lastOpened))
  const fold = (protocol: ProtocolName) => (
    <ProtocolFold
      key={protocol}
      protocol={protocol}
      isOpen={isOpen && protocol === lastOpened}
      isChoice={choices.includes(protocol)}
    />
  )
  return (
    <div className={styles.panel} ref={list}>
      <div className={styles.protocols}>
        {choices.map(fold)}
        <details className={styles.others} open={isOtherShown}>
          <summary>{otherProtocols(others.length)}</summary> {others.map(fold)}
        </details>
      </div>
      <div className={`screen-only ${styles.beside}`}>
        <ChartPreview />
      </div>
      <ResultPanel protocol={lastOpened} />
    </div>
  )
}

/** Opens a test of the card, which closes the others, and leads to it. */
function open(protocol: ProtocolName) {
  const fold = document.getElementById(protocol) as HTMLDetailsElement
  const around = fold.parentElement!.closest('details')
  if (around) around.open = true
  fold.open = true
  fold.scrollIntoView()
  fold.querySelector('summary')!.focus({ preventScroll: true })
}
