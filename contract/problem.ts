/** An error answer, `application/problem+json`. Source: RFC 9457. */
export interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** of 409 `full`, when the visitor has as many runs as are kept; of 410 `deleted`, when only what this key saved was deleted */
  reason?: 'full' | 'deleted'
  /** of 410 without a reason, for how many milliseconds everything has been deleted: what was made since may be saved anew */
  erasedFor?: number
  /** one entry for each refused field, if fields were refused */
  errors?: { field: string; message: string }[]
}

export const problemContentType = 'application/problem+json; charset=utf-8'
