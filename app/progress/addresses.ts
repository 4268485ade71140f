import { useSearchParams } from 'react-router'

/** The form that corrects a record, or asks before one or all are deleted. */
export const recordDialogId = 'question'

/** The id after which a page of older records begins; without one it is the page of the newest. */
export const cursorOf = (search: URLSearchParams) => idIn(search, 'before')

/** Addresses that keep to the person and the records that the page shows, but for what they say themselves. */
export function useAddresses() {
  const [search] = useSearchParams()
  const shown = { person: idIn(search, 'person'), before: cursorOf(search) }
  function here(parameters?: Record<string, string>): string {
    const named = Object.entries({ ...shown, ...parameters }).filter(([, value]) => value !== undefined)
    return `?${new URLSearchParams(named as [string, string][])}`
  }
  return {
    before: shown.before,
    here,
    /** of the dialog about one record, or about `all` of them */
    dialog: (intent: 'correct' | 'remove', id: string) => `${here({ [intent]: id })}#${recordDialogId}`,
  }
}

/** The id of a record that an address names; anything else is ignored. */
function idIn(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name) ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined
}
