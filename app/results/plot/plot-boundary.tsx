import { Component, type ReactNode } from 'react'

/** A plot that cannot be loaded or drawn is left out: the table says the same, and its page has people's data to hand out. */
export class PlotBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
