import { Component, Suspense, type ReactNode } from 'react'

interface LatePartProps {
  children: ReactNode
  /** stands there while it is loaded */
  room?: ReactNode
  /** stands there when it cannot be loaded or drawn */
  instead?: ReactNode
}

/**
 * A part of the page that comes after it. One that does not come takes nothing else with it: the page has people's data to
 * hand out.
 */
export class LatePart extends Component<LatePartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, room, instead } = this.props
    return this.state.failed ? instead : <Suspense fallback={room}>{children}</Suspense>
  }
}
