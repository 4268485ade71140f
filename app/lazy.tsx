import { Component, type ReactNode, Suspense, use } from 'react'

/** Returns a function that loads a module once. After a failure the next call tries again. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

interface LazyBoundaryProps<Module> {
  load: () => Promise<Module>
  /** shown while the module loads */
  fallback: ReactNode
  /** shown if the module cannot load */
  ifFailed: ReactNode
  /** renders what the module exports */
  children: (module: Module) => ReactNode
}

/** Loads a module and renders what it exports. React catches the failure of a load in class components only. */
export class LazyBoundary<Module> extends Component<LazyBoundaryProps<Module>, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  /** kept, because a failed load would be tried again at every render */
  readonly #loading = this.props.load()
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    const { fallback, ifFailed, children } = this.props
    if (this.state.hasFailed) return ifFailed
    return (
      <Suspense fallback={fallback}>
        <Loaded loading={this.#loading}>{children}</Loaded>
      </Suspense>
    )
  }
}

interface LoadedProps<Module> extends Pick<LazyBoundaryProps<Module>, 'children'> {
  loading: Promise<Module>
}

function Loaded<Module>({ loading, children }: LoadedProps<Module>) {
  return children(use(loading))
}
