import { useSearchParams } from 'react-router'

/** Where the page asks before it acts. */
export const recordDialogId = 'question'

/**
 * The id after which a page of older records begins, as its address says. What is no id counts as nothing: that is the page
 * of the newest.
 */
export function cursorOf(search: URLSearchParams): string | undefined {
  const before = search.get('before') ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(before) ? before : undefined
}

export function useCursor(): string | undefined {
  const [search] = useSearchParams()
  return cursorOf(search)
}

/** Address of the page that begins after a cursor, or of the newest; `also` says what else it shows. */
export function pageAfter(before: string | undefined, also?: Record<string, string>): string {
  return `?${new URLSearchParams({ ...(before && { before }), ...also })}`
}

/** Address of the question about one record of that page, or about `all` of them. */
export function recordDialogFor(intent: 'correct' | 'remove', id: string, before?: string): string {
  return `${pageAfter(before, { [intent]: id })}#${recordDialogId}`
}
