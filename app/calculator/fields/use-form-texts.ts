import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { useHydrated } from '../../use-hydrated.ts'
import type { Texts } from './field-text.ts'

/** What was typed since the page was loaded, by form: the form in the other language goes on with it. */
const typedTexts = new Map<string, Texts>()

/**
 * Returns the texts of a form's controls, and a function that changes some of them. What was typed before hydration
 * stays; if nothing was, what is remembered fills the fields.
 */
export function useFormTexts(
  id: string,
  first: Texts,
  remembered: () => Texts | undefined = () => undefined,
): [Texts, (typed: Texts) => void] {
  const [texts, setTexts] = useState(first)
  // React renders a page anew that a translator changed before hydration: the form that was typed in is still there
  const isHydrated = useHydrated()
  const [replaced] = useState(() => (isHydrated && !typedTexts.has(id) ? typedIn(id, first) : undefined))
  const change = (changes: Texts) => setTexts((texts) => ({ ...texts, ...changes }))
  function onType(typed: Texts) {
    typedTexts.set(id, { ...typedTexts.get(id), ...typed })
    change(typed)
  }
  const fill = useEffectEvent(() => {
    if (!typedTexts.has(id)) typedTexts.set(id, replaced ?? typedIn(id, first) ?? {})
    change({ ...remembered(), ...typedTexts.get(id) })
  })
  // what the browser holds is known only after hydration
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => fill(), [])
  return [texts, onType]
}

/** Returns the texts of a form on the page, all of them, if one is not the first text. */
function typedIn(id: string, first: Texts): Texts | undefined {
  const form = document.getElementById(id) as HTMLFormElement | null
  if (!form) return undefined
  const controls = [...(new FormData(form) as Iterable<[string, string]>)].filter(([name]) => name in first)
  return controls.some(([name, text]) => text !== first[name]) ? Object.fromEntries(controls) : undefined
}

/** Height in px that holds an answer's value, category, percentile and the chart's title, above a toast. */
const roomForAnswer = 400

/** Scrolls to a new answer, unless there is room for it already, as beside the form. `shown` changes with each press. */
export function useScrollToAnswer(answer: RefObject<HTMLElement | null>, shown: object | undefined): void {
  useLayoutEffect(() => {
    if (!shown) return
    const { top } = answer.current!.getBoundingClientRect()
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
    if (top < header || top > window.innerHeight - roomForAnswer) answer.current!.scrollIntoView({ block: 'start' })
  }, [answer, shown])
}
