import { useSearchParams } from 'react-router'

/** The form that corrects a record, or asks before one or all are deleted. */
export const recordDialogId = 'question'

/** Parameters of an address that say what is shown: whose records, and after which of them the page begins. */
type Shown = 'person' | 'before'

/** The id of a record that an address names; anything else is ignored. */
function idIn(search: URLSearchParams, name: Shown): string | undefined {
  const id = search.get(name) ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined
}

/** The id after which a page of older records begins; without one it is the page of the newest. */
export function cursorOf(search: URLSearchParams): string | undefined {
  return idIn(search, 'before')
}

export function useCursor(): string | undefined {
  const [search] = useSearchParams()
  return cursorOf(search)
}

/** Address of a page of records, or of the newest; `also` says what else it shows. */
export function pageOf(shown: Partial<Record<Shown, string | undefined>>, also?: Record<string, string>): string {
  const { person, before } = shown
  return `?${new URLSearchParams({ ...(person && { person }), ...(before && { before }), ...also })}`
}

/** Addresses that keep to the person and the records that the page shows. */
export function useAddresses() {
  const [search] = useSearchParams()
  const shown = { person: idIn(search, 'person'), before: cursorOf(search) }
  return {
    ...shown,
    here: (also?: Record<string, string>) => pageOf(shown, also),
    /** of the dialog about one record, or about `all` of them */
    dialog: (intent: 'correct' | 'remove', id: string) => `${pageOf(shown, { [intent]: id })}#${recordDialogId}`,
  }
}
