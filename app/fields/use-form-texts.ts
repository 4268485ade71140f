import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import type { FieldTexts } from './field-text.ts'

/** What was typed since the page was loaded, by form: the form in the other language goes on with it. */
const typedTexts = new Map<string, FieldTexts>()

/**
 * Returns the texts of a form's controls, and a function that changes some of them. What was typed before hydration
 * stays; if nothing was, what is remembered fills the fields.
 */
export function useFormTexts(
  id: string,
  first: FieldTexts,
  remembered: () => FieldTexts | undefined = () => undefined,
): [FieldTexts, (typed: FieldTexts) => void] {
  const [texts, setTexts] = useState(first)
  // React renders a page anew that a translator changed before hydration: the form that was typed in is still there
  const isHydrated = useHydrated()
  const [replaced] = useState(() => (isHydrated && !typedTexts.has(id) ? typedIn(id, first) : undefined))
  const change = (changes: FieldTexts) => setTexts((texts) => ({ ...texts, ...changes }))
  function onType(typed: FieldTexts) {
    typedTexts.set(id, { ...typedTexts.get(id), ...typed })
    change(typed)
  }
  const fill = useEffectEvent(() => {
    if (!typedTexts.has(id)) typedTexts.set(id, replaced ?? typedIn(id, first) ?? {})
    change({ ...remembered(), ...typedTexts.get(id) })
  })
  // what the page and its storage hold is known only after hydration
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => fill(), [])
  return [texts, onType]
}

/** Forgets what was typed in a form. */
export function forgetTyped(id: string): void {
  typedTexts.delete(id)
}

/** Returns the texts of a form on the page, all of them, if one is not the first text. */
function typedIn(id: string, first: FieldTexts): FieldTexts | undefined {
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return undefined
  const texts: FieldTexts = {}
  for (const [name, text] of new FormData(form)) if (name in first && typeof text === 'string') texts[name] = text
  return Object.entries(texts).some(([name, text]) => text !== first[name]) ? texts : undefined
}
