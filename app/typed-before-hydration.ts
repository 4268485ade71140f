const typed = new Map<string, FormData>()

/**
 * Starts to follow what is typed into the forms that the server sent. React keeps it, unless a browser has translated
 * the page: then React makes the fields anew.
 */
export function watchTyping(): void {
  for (const form of document.forms) typed.set(form.id, new FormData(form))
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form && typed.has(form.id)) typed.set(form.id, new FormData(form))
  })
}

/** Returns the fields of a form as they were before it was hydrated, once. */
export function typedBeforeHydration(formId: string): [name: string, text: string][] {
  const entries = [...(typed.get(formId) ?? [])]
  typed.delete(formId)
  return entries as [string, string][]
}
