import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { isProtocolName, protocolNames, type ProtocolName } from '../../domain/protocols/registry.ts'
import { ResultPanel } from './result-panel.tsx'
import styles from './calculator.module.css'
import { useCalculator } from './state/calculator-context.ts'
import { useCalculatorMessages } from './messages.ts'
import { prominentProtocols } from './protocol-choices.ts'
import { ProtocolFold } from './protocol-fold.tsx'
import { ChartPreview } from './chart-preview.tsx'

const others = protocolNames.filter((protocol) => !prominentProtocols.includes(protocol))

/**
 * Renders the protocols, one of them open, with the result below and, on a wide screen, the chart beside them. Each
 * protocol is a `<details>`: without scripts, the browser opens it for a link or a text search, and exposes its state.
 */
export function ProtocolList() {
  const { state, dispatch } = useCalculator()
  const { lastOpened, isOpen, wasToggled } = state
  const { otherProtocols } = useCalculatorMessages().form
  const list = useRef<HTMLDivElement>(null)
  const location = useLocation()

  // a fold that was opened before hydration stays open
  const keepOpened = useEffectEvent(() => {
    const { id } = list.current!.querySelector<HTMLDetailsElement>('details[name=protocol][open]') ?? {}
    if (!wasToggled && isProtocolName(id)) dispatch({ type: 'toggled', protocol: id, isOpen: true })
  })
  useLayoutEffect(() => keepOpened(), [])

  // a link to a protocol or its form opens it; going back restores the page as it was left
  const [wasRestored] = useState(wasToggled)
  const first = useRef<Location>(location)
  const openLinked = useEffectEvent((next: Location) => {
    const name = next.hash.slice(1).replace(/-form$/, '')
    if (isProtocolName(name) && !(wasRestored && next === first.current)) open(name)
  })
  useEffect(() => openLinked(location), [location])

  const [isOtherShown] = useState(others.includes(lastOpened))
  const fold = (protocol: ProtocolName) => (
    <ProtocolFold
      key={protocol}
      protocol={protocol}
      isOpen={isOpen && protocol === lastOpened}
      isProminent={prominentProtocols.includes(protocol)}
    />
  )
  return (
    <div className={styles.panel} ref={list}>
      <div className={styles.protocols}>
        {prominentProtocols.map(fold)}
        <details className={styles.others} open={isOtherShown}>
          <summary>{otherProtocols(others.length)}</summary> {others.map(fold)}
        </details>
      </div>
      <div className={`screen-only ${styles.preview}`}>
        <ChartPreview />
      </div>
      <ResultPanel protocol={lastOpened} />
    </div>
  )
}

/** Opens a protocol, scrolls to it and focuses its summary. The browser closes the others. */
function open(protocol: ProtocolName) {
  const fold = document.getElementById(protocol) as HTMLDetailsElement
  const outerFold = fold.parentElement!.closest('details')
  if (outerFold) outerFold.open = true
  fold.open = true
  fold.scrollIntoView()
  fold.querySelector('summary')!.focus({ preventScroll: true })
}
