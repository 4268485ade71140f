import { createContext, type ReactNode, use, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FormTexts } from './field-text.ts'
import { unitControlName } from './units.ts'

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
    const form = new FormData(document.querySelector<HTMLFormElement>(`#${id}`)!)
    const changed = (name: string) => {
      const text = form.get(name)
      return typeof text === 'string' && text !== texts[name] ? text : undefined
    }
    // a unit that was chosen alone would be that of a number in another unit
    const isUnitAlone = (name: string) =>
      Object.keys(texts).some((field) => unitControlName(field) === name && changed(field) === undefined)
    const changes = Object.keys(texts).flatMap((name) => {
      const text = changed(name)
      return text === undefined || isUnitAlone(name) ? [] : [[name, text] as const]
    })
    if (changes.length) changeTexts(Object.fromEntries(changes))
  })
  // the controls of the document, which a visitor may change before React renders them
  useLayoutEffect(() => keepTyped(), [])
  return [texts, changeTexts]
}

/** Returns a function that forgets what was typed in every form. */
export function useForgetTypedTexts(): () => void {
  const [, setTyped] = use(TypedTextsContext)!
  return () => setTyped({})
}
