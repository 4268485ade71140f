import { useSearchParams } from 'react-router'

/** Ids that links on the page lead to. */
export const anchors = { list: 'liste', form: 'formulaire', data: 'donnees' } as const

/** In a query, in place of the id of one record to delete. */
export const allRecordsValue = 'all'

/** Returns the cursor of a page of older records in a query; undefined on the first page. The store checks it. */
export function cursorIn(search: URLSearchParams): string | undefined {
  return search.get('before') || undefined
}

/** Returns a builder of links to states of the page. They keep the page of older records. */
export function useStateUrlBuilder() {
  const before = cursorIn(useSearchParams()[0])
  return (hash: string, state?: Record<string, string>) =>
    `?${new URLSearchParams({ ...(before && { before }), ...state })}#${hash}`
}
