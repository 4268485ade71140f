import { useLocation } from 'react-router'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { Band } from '../components/page/band.tsx'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { CalculatorMessagesContext } from './messages.ts'
import { CalculatorPanel } from './calculator-panel.tsx'
import styles from './calculator.module.css'
import './result/result.print.css'
import { runFormId } from './form/run-form.tsx'
import { Safety } from './form/safety.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { isSharedHash, useSharedHash } from './calculator-state.ts'
import { SharedResult } from './lazy-details.tsx'
import { TestChoices } from './test-choices.tsx'

/** The calculator block of the home and measure pages; their `#tableaux` holds the reference tables. */
export function Calculator({ messages }: { messages: CalculatorMessages }) {
  const { form } = messages
  return (
    <CalculatorMessagesContext value={messages}>
      <Band id={calculatorAnchor} tone="wash">
        <h2>{form.title}</h2>
        <p className={styles.lede}>
          {`${form.question} `}
          <a href="#tableaux">{form.toTables}</a>
        </p>
        <Shared />
        <TestChoices />
        <div className={styles.before}>
          <Safety />
        </div>
        <CalculatorPanel />
      </Band>
    </CalculatorMessagesContext>
  )
}

/** What somebody has shared, above the form. */
function Shared() {
  const { hash } = useLocation()
  const isAlive = useHydrated()
  const [shared] = useSharedHash()
  const opened = isSharedHash(hash) ? hash : shared
  return isAlive && opened && <SharedResult key={opened} hash={opened} formId={runFormId} />
}
