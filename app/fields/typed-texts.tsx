import { createContext, type ReactNode, use, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FormTexts } from './field-text.ts'

/** What was typed, by form, and what changes it. */
const TypedTextsContext = createContext<ReturnType<typeof useTypedTexts> | undefined>(undefined)
const useTypedTexts = () => useState<Record<string, FormTexts>>({})

/** Keeps what is typed in forms for as long as it is shown, although the forms inside are replaced. */
export function TypedTextsProvider({ children }: { children: ReactNode }) {
  return <TypedTextsContext value={useTypedTexts()}>{children}</TypedTextsContext>
}

/**
 * Returns the texts of a form's controls, and a function that changes some of them. They are the `first` texts until
 * something is typed, also before hydration.
 */
export function useFormTexts(id: string, first: FormTexts): [FormTexts, (changes: FormTexts) => void] {
  const [typed, setTyped] = use(TypedTextsContext)!
  const texts = { ...first, ...typed[id] }
  const changeTexts = (changes: FormTexts) => setTyped((all) => ({ ...all, [id]: { ...all[id], ...changes } }))
  const keepTyped = useEffectEvent(() => {
    const changes: FormTexts = {}
    for (const [name, text] of new FormData(document.querySelector<HTMLFormElement>(`#${id}`)!))
      if (name in texts && typeof text === 'string' && text !== texts[name]) changes[name] = text
    if (Object.keys(changes).length) changeTexts(changes)
  })
  // the controls of the document, which a visitor may change before React renders them
  useLayoutEffect(() => keepTyped(), [])
  return [texts, changeTexts]
}
