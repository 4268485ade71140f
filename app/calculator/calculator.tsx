import { calculatorAnchor } from '../../i18n/pages.ts'
import { Band } from '../components/band.tsx'
import { useMessages } from '../messages.ts'
import { CalculatorPanel } from './calculator-panel.tsx'
import styles from './calculator.module.css'
import { Safety } from './safety.tsx'

/** The calculator block of the home and measure pages; their `#tableaux` holds the reference tables. */
export function Calculator() {
  const { calculator } = useMessages()
  return (
    <Band id={calculatorAnchor} tone="wash">
      <h2>{calculator.title}</h2>
      <p className={styles.lede}>
        {calculator.lede} <a href="#tableaux">{calculator.toTables}</a>
      </p>
      <Safety />
      <CalculatorPanel />
    </Band>
  )
}
