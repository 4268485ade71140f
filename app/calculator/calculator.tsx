import { useLocation } from 'react-router'
import { calculatorAnchor } from '../../i18n/pages.ts'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { Band } from '../components/page/parts.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './calculator.module.css'
import { isSharedHash, useSharedHash } from './calculator-state.ts'
import { SharedResult } from './lazy.tsx'
import { CalculatorMessagesContext } from './messages.ts'
import './result/result.print.css'
import { TestList } from './test-list.tsx'

/** The calculator of the home and measure pages: every test, opened in place, and the answer beside it. */
export function Calculator({ messages }: { messages: CalculatorMessages }) {
  return (
    <CalculatorMessagesContext value={messages}>
      <Band id={calculatorAnchor} tone="wash">
        <Shared />
        <h2 className={styles.title}>{messages.form.title}</h2>
        <TestList />
      </Band>
    </CalculatorMessagesContext>
  )
}

/** What somebody has shared, above the card. */
function Shared() {
  const { hash } = useLocation()
  const isAlive = useHydrated()
  const { value: shared } = useSharedHash()
  const opened = isSharedHash(hash) ? hash : shared
  return isAlive && opened && <SharedResult key={opened} hash={opened} />
}
