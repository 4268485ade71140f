import { Component, Suspense, use, type ReactNode } from 'react'
import type { ClockMessages } from '../../i18n/fr/calculator/calculator-clocks.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useMessages } from '../messages.ts'
import { ClockMessagesContext, DetailMessagesContext, useCalculatorMessages } from './messages.ts'

interface LoadingProps {
  /** stands in until the children are loaded */
  fallback?: ReactNode
  /** stands in where they cannot be */
  failed?: ReactNode
  children: ReactNode
}

/** Makes room for what is loaded once it is shown, and gives it the strings that come with a result. */
export function Loading({ fallback, failed = <Unavailable />, children }: LoadingProps) {
  return (
    <FailureBoundary failed={failed}>
      <Suspense fallback={fallback}>
        <Details>{children}</Details>
      </Suspense>
    </FailureBoundary>
  )
}

/** The same for what is used while a test is done, with its strings. */
export function LoadingClocks({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary failed={<Unavailable />}>
      <Suspense>
        <Clocks>{children}</Clocks>
      </Suspense>
    </FailureBoundary>
  )
}

/** React wants the same promise each time. */
const detailStrings: Partial<Record<Locale, Promise<DetailMessages>>> = {}
const clockStrings: Partial<Record<Locale, Promise<ClockMessages>>> = {}

function Details({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  const { details } = useCalculatorMessages()
  return <DetailMessagesContext value={use((detailStrings[locale] ??= details()))}>{children}</DetailMessagesContext>
}

function Clocks({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  const { clocks } = useCalculatorMessages()
  return <ClockMessagesContext value={use((clockStrings[locale] ??= clocks()))}>{children}</ClockMessagesContext>
}

interface Parts {
  failed: ReactNode
  children: ReactNode
}

/** React catches errors of components in classes only. */
class FailureBoundary extends Component<Parts, { hasFailed: boolean }> {
  // fields of a class, as `state = …`, would bring their helpers to every first visit
  constructor(props: Parts) {
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

export function Unavailable() {
  return <p>{useCalculatorMessages().result.withoutDetails}</p>
}
