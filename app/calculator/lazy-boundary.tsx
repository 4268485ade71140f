import { Component, Suspense, use, type ReactNode } from 'react'
import type { ClockMessages } from '../../i18n/fr/calculator/calculator-clocks.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useMessages } from '../messages.ts'
import { ClockMessagesContext, DetailMessagesContext, useCalculatorMessages } from './messages.ts'

interface DetailsBoundaryProps {
  /** stands in until the children are loaded */
  fallback?: ReactNode
  /** stands in where they cannot be */
  failed?: ReactNode
  children: ReactNode
}

/** Makes room for what is loaded once it is shown, and gives it the strings that come with a result. */
export function DetailsBoundary({ fallback, failed = <DetailsUnavailable />, children }: DetailsBoundaryProps) {
  return (
    <FailureBoundary failed={failed}>
      <Suspense fallback={fallback}>
        <DetailsProvider>{children}</DetailsProvider>
      </Suspense>
    </FailureBoundary>
  )
}

/** The same for what is used while a test is done, with its strings. */
export function ClocksBoundary({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary failed={<DetailsUnavailable />}>
      <Suspense>
        <ClocksProvider>{children}</ClocksProvider>
      </Suspense>
    </FailureBoundary>
  )
}

/** React wants the same promise each time. */
const detailStrings: Partial<Record<Locale, Promise<DetailMessages>>> = {}
const clockStrings: Partial<Record<Locale, Promise<ClockMessages>>> = {}

function DetailsProvider({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  const { details } = useCalculatorMessages()
  return <DetailMessagesContext value={use((detailStrings[locale] ??= details()))}>{children}</DetailMessagesContext>
}

function ClocksProvider({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  const { clocks } = useCalculatorMessages()
  return <ClockMessagesContext value={use((clockStrings[locale] ??= clocks()))}>{children}</ClockMessagesContext>
}

interface FailureBoundaryProps {
  failed: ReactNode
  children: ReactNode
}

/** React catches errors of components in classes only. */
class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  // fields of a class, as `state = …`, would bring their helpers to every first visit
  constructor(props: FailureBoundaryProps) {
    super(props)
    this.state = { hasFailed: false }
  }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}

export function DetailsUnavailable() {
  return <p>{useCalculatorMessages().result.withoutDetails}</p>
}
