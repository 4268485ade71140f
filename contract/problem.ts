/** The body of an error response, `application/problem+json`. Source: RFC 9457 */
export interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** one error for each refused field */
  errors?: { field: string; message: string }[]
}

export const problemContentType = 'application/problem+json; charset=utf-8'
