import 'react-router'

declare module 'react-router' {
  /** replaces the output of `react-router typegen`, which the site does not use otherwise */
  interface Future {
    v8_middleware: true
  }
}
