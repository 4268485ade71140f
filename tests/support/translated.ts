/**
 * Replaces every text of the document as a browser's translator does: by elements. React still holds the nodes that are
 * gone. The words stay: tests find the controls by them. It needs nothing around it: journeys run it in the browser.
 */
export function translate(): void {
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
}
