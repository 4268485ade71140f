import type { ReactNode } from 'react'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { Section } from '../components/page/section.tsx'
import styles from './calculator.module.css'
import { CalculatorContext, usePageCalculator } from './state/calculator-context.ts'
import { CalculatorMessagesContext } from './messages.ts'
import './result/result.print.css'
import { ProtocolList } from './protocol-list.tsx'

interface CalculatorProps {
  messages: CalculatorMessages
  /** content below the calculator, which may use the calculator's strings */
  children?: ReactNode
}

/** Renders the calculator of the Home and Measure pages: every protocol, and the result. */
export function Calculator({ messages, children }: CalculatorProps) {
  return (
    <CalculatorMessagesContext value={messages}>
      <CalculatorContext value={usePageCalculator()}>
        <Section id={calculatorAnchor} tone="wash">
          <h2 className={styles.title}>{messages.form.title}</h2>
          <ProtocolList />
          <p className={styles.toTables}>
            <a href="#tableaux">{messages.form.toTables}</a>
          </p>
        </Section>
        {children}
      </CalculatorContext>
    </CalculatorMessagesContext>
  )
}
