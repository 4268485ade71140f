import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { Band } from '../components/band.tsx'
import { createQueryClient } from '../data/query-client.ts'
import { useMessages } from '../messages.ts'
import { CalculatorPanel } from './calculator-panel.tsx'
import styles from './calculator.module.css'
import { Safety } from './safety.tsx'

/** The calculator block of the home and measure pages; their `#tableaux` holds the reference tables. */
export function Calculator() {
  const { calculator } = useMessages()
  const [queryClient] = useState(createQueryClient)
  return (
    <Band id={calculatorAnchor} tone="wash">
      <h2>{calculator.title}</h2>
      <p className={styles.lede}>
        {calculator.lede} <a href="#tableaux">{calculator.toTables}</a>
      </p>
      <Safety />
      <QueryClientProvider client={queryClient}>
        <CalculatorPanel />
      </QueryClientProvider>
    </Band>
  )
}
