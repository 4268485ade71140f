import { isPlaceholder } from '../../../operator.config.ts'

/** Address of the search for a model on amazon.ca, with the operator's tag if there is one. */
export function amazonSearch(model: string, tag: string): string {
  const query = new URLSearchParams({ k: model, ...(tag && !isPlaceholder(tag) && { tag }) })
  return `https://www.amazon.ca/s?${query}`
}
