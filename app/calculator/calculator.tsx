import { lazy, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { Section } from '../components/page/section.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './calculator.module.css'
import { CalculatorContext, useCalculator, usePageCalculator } from './state/calculator-context.ts'
import { isSharedHash } from './state/calculator-state.ts'
import { DetailsBoundary } from './lazy-boundary.tsx'
import { CalculatorMessagesContext } from './messages.ts'
import './result/result.print.css'
import { ProtocolList } from './protocol-list.tsx'

const SharedResult = lazy(() =>
  import('./share/shared-result.tsx').then(({ SharedResult }) => ({ default: SharedResult })),
)

interface CalculatorProps {
  messages: CalculatorMessages
  /** content below the calculator that uses its strings */
  children?: ReactNode
}

/** Renders the calculator of the Home and Measure pages: every protocol, and the result. */
export function Calculator({ messages, children }: CalculatorProps) {
  return (
    <CalculatorMessagesContext value={messages}>
      <CalculatorContext value={usePageCalculator()}>
        <Section id={calculatorAnchor} tone="wash">
          <Shared />
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

/** Renders the shared result of the current address, or of a link opened earlier on this page. */
function Shared() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const { sharedHash } = useCalculator().state
  const opened = isSharedHash(hash) ? hash : sharedHash
  if (!isHydrated || !opened) return null
  return (
    <DetailsBoundary failed={null}>
      <SharedResult key={opened} hash={opened} />
    </DetailsBoundary>
  )
}
