import { calculatorAnchor } from '../../i18n/pages.ts'
import { Band } from '../components/page/band.tsx'
import type { CalculatorMessages } from '../../i18n/calculator.fr.ts'
import { CalculatorMessagesContext } from './messages.ts'
import { CalculatorPanel } from './calculator-panel.tsx'
import styles from './calculator.module.css'
import './result/result.print.css'
import { Safety } from './form/safety.tsx'

/** The calculator block of the home and measure pages; their `#tableaux` holds the reference tables. */
export function Calculator({ messages }: { messages: CalculatorMessages }) {
  const { form } = messages
  return (
    <CalculatorMessagesContext value={messages}>
      <Band id={calculatorAnchor} tone="wash">
        <h2>{form.title}</h2>
        <p className={styles.lede}>
          {form.lede} <a href="#tableaux">{form.toTables}</a>
        </p>
        <Safety />
        <CalculatorPanel />
      </Band>
    </CalculatorMessagesContext>
  )
}
