import type { Page } from 'playwright-core'

/**
 * Replaces every text node as a browser's translator does: by elements. React still holds the nodes that are gone. The
 * words stay: tests find the controls by them.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const text of found) {
      if (text.parentElement!.closest('script, style')) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild!.textContent = text.data
      text.replaceWith(font)
    }
  })
}

/** Returns the numbers in the texts and fields of a page, in order. */
export function numbersOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if ((node instanceof HTMLInputElement && node.type !== 'hidden') || node instanceof HTMLSelectElement)
        found.push(node.value)
      else if (node instanceof Text && !node.parentElement!.closest('script, style')) found.push(node.data)
    }
    return found.flatMap((text) => text.match(/\d+(?:[.,\u00a0:]\d+)*/g) ?? [])
  })
}
