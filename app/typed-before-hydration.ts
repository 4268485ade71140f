const typed = new Map<string, FormData>()

/**
 * Starts to record what visitors type into forms before hydration. React keeps typed text, unless the browser has
 * translated the page: then it renders the fields anew.
 */
export function watchTyping(): void {
  for (const form of document.forms) typed.set(form.id, new FormData(form))
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form && typed.has(form.id)) typed.set(form.id, new FormData(form))
  })
}

/** Returns the fields of a form as typed before hydration. A second call returns none. */
export function typedBeforeHydration(formId: string): [name: string, text: string][] {
  const entries = [...(typed.get(formId) ?? [])]
  typed.delete(formId)
  return entries as [string, string][]
}
