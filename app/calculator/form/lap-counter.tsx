import { useRef, useState, type KeyboardEvent } from 'react'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { TextField } from './field.tsx'
import { countLaps, lapFields, type LapCount, type LapField } from './laps.ts'
import styles from './lap-counter.module.css'
import { useDetailMessages } from '../messages.ts'

interface LapCounterProps {
  /** what the ids of its fields begin with */
  id?: string
  /** as counted before; without them, no laps of a usual track */
  start?: Partial<Record<LapField, string>>
  /** whole metres, which the calculator accepts */
  onDistance: (distance: number) => void
}

const usual: Partial<Record<LapField, string>> = { lap: '400' }

/** Laps of a track as metres. It stands inside the calculator's form, whose fields it must not join: it has no names. */
export function LapCounter({ id = 'laps', start = usual, onDistance }: LapCounterProps) {
  const { locale, number } = useMessages()
  const { laps: words } = useDetailMessages()
  const [count, setCount] = useState<LapCount>()
  const frame = useRef<HTMLDivElement>(null)
  const idOf = (field: LapField) => `${id}-${field}`
  const field = (name: LapField) => frame.current!.querySelector<HTMLInputElement>(`#${idOf(name)}`)!

  function enter() {
    const count = countLaps({ laps: field('laps').value, lap: field('lap').value, extra: field('extra').value }, locale)
    setCount(count)
    if ('distance' in count) onDistance(count.distance)
    else field('errors' in count ? (count.errors[0]!.field as LapField) : 'laps').focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault() // it would send the form
    enter()
  }

  function errorOf(name: LapField) {
    if (!count || 'distance' in count) return undefined
    if ('errors' in count) return count.errors.find((error) => error.field === name)
    const { min, max } = runFields.distance
    return name === 'laps' ? words.outOfRange(number(count.outOfRange), number(min), number(max)) : undefined
  }

  return (
    <div className={styles.counter} ref={frame}>
      {lapFields.map((name) => (
        <TextField
          key={name}
          id={idOf(name)}
          words={words[name]}
          error={errorOf(name)}
          defaultValue={start[name] ?? ''}
          onKeyDown={onKeyDown}
        />
      ))}
      <Button quiet onClick={enter}>
        {words.submit}
      </Button>
    </div>
  )
}
