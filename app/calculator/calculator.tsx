import type { ReactNode } from 'react'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { Band } from '../components/page/parts.tsx'
import styles from './calculator.module.css'
import { CalculatorContext, useCalculatorOfPage } from './calculator-context.ts'
import { CalculatorMessagesContext } from './messages.ts'
import './result/result.print.css'
import { Shared } from './sharing/shared.tsx'
import { TestList } from './test-list.tsx'

interface CalculatorProps {
  messages: CalculatorMessages
  /** what follows the card on the page, and shows its answer too */
  children?: ReactNode
}

/** The calculator of the home and measure pages: every test, opened in place, and the answer beside it. */
export function Calculator({ messages, children }: CalculatorProps) {
  return (
    <CalculatorMessagesContext value={messages}>
      <CalculatorContext value={useCalculatorOfPage()}>
        <Band id={calculatorAnchor} tone="wash">
          <Shared />
          <h2 className={styles.title}>{messages.form.title}</h2>
          <TestList />
        </Band>
        {children}
      </CalculatorContext>
    </CalculatorMessagesContext>
  )
}
