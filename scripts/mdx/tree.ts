/** A node of MDX's syntax tree, with the properties that the plugins of this folder read or write. */
export interface Node {
  type: string
  /** only HTML elements have one */
  tagName?: string
  properties?: Record<string, string>
  /** only components have one */
  name?: string | null
  /** each value is a string, or a JavaScript expression as text */
  attributes?: { value?: string | { value: string } | null }[]
  value?: string
  children?: Node[]
  data?: { estree?: { type?: string; sourceType?: string; body: Statement[] } }
}

interface Statement {
  type: string
  source?: { value: unknown } | null
  specifiers?: { local: { name: string } }[]
}
