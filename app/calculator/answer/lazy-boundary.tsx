import { Component, Suspense, type ReactNode } from 'react'

interface LazyBoundaryProps {
  /** shown while the children's code loads, and if it cannot */
  fallback: ReactNode
  onFailure?: () => void
  children: ReactNode
}

/** Renders lazy children. React catches the failure of a load in class components only. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    this.props.onFailure?.()
  }
  override render() {
    const { fallback, children } = this.props
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
