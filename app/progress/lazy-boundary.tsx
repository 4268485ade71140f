import { Component, Suspense, type ReactNode } from 'react'

interface LazyBoundaryProps {
  children: ReactNode
  /** shown when it cannot be loaded or rendered */
  errorFallback?: ReactNode
}

/** Holds what is loaded after the page. What cannot be loaded takes nothing else with it: people come here for their data. */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  /** Not as a field of the class, which would come with four helpers for Safari 15. */
  constructor(props: LazyBoundaryProps) {
    super(props)
    this.state = { failed: false }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, errorFallback } = this.props
    return this.state.failed ? errorFallback : <Suspense>{children}</Suspense>
  }
}
