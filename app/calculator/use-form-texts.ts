import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import type { Texts } from './field-text.ts'

/** What was typed since the page was loaded, by form: the form in the other language goes on with it. */
const typedTexts = new Map<string, Texts>()

/**
 * Returns the texts of a form's controls, and a function that changes some of them. What was typed before hydration
 * stays; if nothing was, what is remembered fills the fields.
 */
export function useFormTexts(
  form: RefObject<HTMLFormElement | null>,
  first: Texts,
  remembered: () => Texts | undefined = () => undefined,
): [Texts, (typed: Texts) => void] {
  const [texts, setTexts] = useState(first)
  const change = (changes: Texts) => setTexts((texts) => ({ ...texts, ...changes }))
  function onType(typed: Texts) {
    const { id } = form.current!
    typedTexts.set(id, { ...typedTexts.get(id), ...typed })
    change(typed)
  }
  const fill = useEffectEvent(() => {
    const controls = [...(new FormData(form.current!) as Iterable<[string, string]>)].filter(([name]) => name in first)
    const isTyped = controls.some(([name, text]) => text !== first[name])
    change(isTyped ? Object.fromEntries(controls) : { ...remembered(), ...typedTexts.get(form.current!.id) })
  })
  // what the browser holds is known only after hydration
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => fill(), [])
  return [texts, onType]
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
