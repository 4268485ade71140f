import { useSearchParams } from 'react-router'

/** The HTML id of the open dialog: a form about a record, or one that asks for confirmation. */
export const dialogId = 'question'

/** The HTML id of the section where visitors export, delete or stop saving their data. */
export const dataControlsId = 'donnees'

/** Returns the record id after which a page of older records begins; undefined on the page of the newest records. */
export const cursorIn = (search: URLSearchParams) => idIn(search, 'before')

/** Returns builders of relative URLs. They keep the person and the page of records that are shown. */
export function useResultsUrls() {
  const [search] = useSearchParams()
  const shown = { person: idIn(search, 'person'), before: cursorIn(search) }
  function listUrl(parameters?: Record<string, string>): string {
    const present = Object.entries({ ...shown, ...parameters }).filter(([, value]) => value !== undefined)
    return `?${new URLSearchParams(present as [string, string][])}`
  }
  return {
    before: shown.before,
    listUrl,
    /** returns the URL of the dialog that corrects or removes a record */
    recordFormUrl: (action: 'correct' | 'remove', id: string) => `${listUrl({ [action]: id })}#${dialogId}`,
    /** returns the URL of the dialog that confirms an opt-out or an erasure */
    confirmationUrl: (intent: 'stop' | 'erase') => `${listUrl({ ask: intent })}#${dataControlsId}`,
  }
}

/** Returns the record id in a URL parameter; undefined if it is no UUID. */
function idIn(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name) ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined
}
