import { Component, Suspense, use, type ReactNode } from 'react'
import type { TimerMessages } from '../../i18n/fr/calculator/calculator-timers.ts'
import type { DetailMessages } from '../../i18n/fr/calculator/calculator-details.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useMessages } from '../messages.ts'
import { TimerMessagesContext, DetailMessagesContext, useCalculatorMessages } from './messages.ts'

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
export function TimersBoundary({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary failed={<DetailsUnavailable />}>
      <Suspense>
        <TimersProvider>{children}</TimersProvider>
      </Suspense>
    </FailureBoundary>
  )
}

// `use` requires the same promise on each render
const detailStrings: Partial<Record<Locale, Promise<DetailMessages>>> = {}
const timerStrings: Partial<Record<Locale, Promise<TimerMessages>>> = {}

function DetailsProvider({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  const { details } = useCalculatorMessages()
  return <DetailMessagesContext value={use((detailStrings[locale] ??= details()))}>{children}</DetailMessagesContext>
}

function TimersProvider({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  const { timers } = useCalculatorMessages()
  return <TimerMessagesContext value={use((timerStrings[locale] ??= timers()))}>{children}</TimerMessagesContext>
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
