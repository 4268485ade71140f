/** What the plugins of this folder read of the tree that MDX makes of a page: elements, text, imports. */
export interface Node {
  type: string
  /** of an element of HTML */
  tagName?: string
  properties?: Record<string, string>
  /** of a component */
  name?: string | null
  /** each with its text, or with its expression as text */
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
