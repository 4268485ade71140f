import { lazy, type ComponentType } from 'react'

/** A component of a file that is loaded once it is shown; `Fallback` stands there when the file does not come. */
export function lazyComponent<File, Props>(
  load: () => Promise<File>,
  choose: (file: File) => ComponentType<Props>,
  Fallback: ComponentType<Props>,
) {
  return lazy(() =>
    load().then(
      (file) => ({ default: choose(file) }),
      () => ({ default: Fallback }),
    ),
  )
}
