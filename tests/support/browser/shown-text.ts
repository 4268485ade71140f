import type { Locator } from 'playwright-core'

/** Returns the text of an element with plain spaces. Tests of the texts check no-break spaces. */
export async function shownText(element: Locator): Promise<string> {
  return (await element.innerText()).replace(/\s+/g, ' ').trim()
}
