/** An error answer, `application/problem+json`. Source: RFC 9457. */
export interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** of 409, when the visitor has as many runs as are kept, and has not asked for saving to stop */
  reason?: 'full'
  /** one entry for each refused field, if fields were refused */
  errors?: { field: string; message: string }[]
}

export const problemContentType = 'application/problem+json; charset=utf-8'
