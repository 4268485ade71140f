import { Component, Suspense, use, type ReactNode } from 'react'
import type { ClockMessages } from '../../i18n/fr/calculator/calculator-clocks.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useMessages } from '../messages.ts'
import { ClockMessagesContext, DetailMessagesContext, useCalculatorMessages } from './messages.ts'

interface DetailsBoundaryProps {
  /** shown until the children are loaded */
  fallback?: ReactNode
  /** shown if they cannot be loaded */
  failed?: ReactNode
  children: ReactNode
}

/** Loads lazy children together with the strings of a result. Shows `fallback` meanwhile, and `failed` on an error. */
export function DetailsBoundary({ fallback, failed = <DetailsUnavailable />, children }: DetailsBoundaryProps) {
  return (
    <FailureBoundary failed={failed}>
      <Suspense fallback={fallback}>
        <DetailsProvider>{children}</DetailsProvider>
      </Suspense>
    </FailureBoundary>
  )
}

/** Loads lazy children together with the strings of the timers. */
export function ClocksBoundary({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary failed={<DetailsUnavailable />}>
      <Suspense>
        <ClocksProvider>{children}</ClocksProvider>
      </Suspense>
    </FailureBoundary>
  )
}

// `use` requires the same promise on each render
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

/** Catches the errors of its children, which React supports in class components only. */
class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  // a class field (`state = …`) would add a compiler helper to the first bundle
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
