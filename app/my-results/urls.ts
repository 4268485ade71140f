import { useSearchParams } from 'react-router'

/** The form about a record, or the one that asks before something is done. */
export const dialogId = 'question'

/** Where one decides about one's data. */
export const dataControlsId = 'donnees'

/** The id after which a page of older records begins; without one it is the page of the newest. */
export const cursorIn = (search: URLSearchParams) => idIn(search, 'before')

/** Addresses that keep to the person and the records that the page shows, but for what they say themselves. */
export function useResultsUrls() {
  const [search] = useSearchParams()
  const shown = { person: idIn(search, 'person'), before: cursorIn(search) }
  function here(parameters?: Record<string, string>): string {
    const named = Object.entries({ ...shown, ...parameters }).filter(([, value]) => value !== undefined)
    return `?${new URLSearchParams(named as [string, string][])}`
  }
  return {
    before: shown.before,
    here,
    /** of the form about a record */
    form: (about: 'correct' | 'remove', id: string) => `${here({ [about]: id })}#${dialogId}`,
    /** of the one that asks before a wish is done */
    question: (intent: 'stop' | 'erase') => `${here({ ask: intent })}#${dataControlsId}`,
  }
}

/** The id of a record that an address names; anything else is ignored. */
function idIn(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name) ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined
}
