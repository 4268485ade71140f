import { useState } from 'react'
import { asTyped, parseNumber } from '#i18n/format/number.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../use-messages.ts'
import { NumberInput } from './number-input.tsx'
import styles from './track-timer.module.css'

interface LapsProps {
  onUse: (metres: number) => void
  /** laps and their length in metres, to begin with */
  laps?: number
  length?: number
}

/** Works out a distance in laps, and passes its metres to `onUse`. It may stand in a form: it is none itself. */
export function Laps({ onUse, laps, length = 400 }: LapsProps) {
  const { locale, formatNumber, timer } = useMessages()
  const [texts, setTexts] = useState({ laps: String(laps ?? ''), length: asTyped(length, locale), beyond: '' })
  const typed = { laps: texts.laps || '0', length: texts.length, beyond: texts.beyond || '0' }
  const read = (name: keyof typeof typed) => parseNumber(typed[name], locale)
  const metres = Math.round(read('laps') * read('length') + read('beyond'))

  return (
    <div className={`fields ${styles.laps}`} role="group" aria-label={timer.inLaps}>
      {(['laps', 'length', 'beyond'] as const).map((name) => (
        <NumberInput
          key={name}
          label={timer.fields[name]}
          text={texts[name]}
          onType={(text) => setTexts({ ...texts, [name]: text })}
          onEnter={() => metres > 0 && onUse(metres)}
        />
      ))}
      {Number.isNaN(metres) && (
        <p className="error" role="status">
          {timer.notNumbers}
        </p>
      )}
      <Button disabled={!(metres > 0)} onClick={() => onUse(metres)}>
        {timer.use(formatNumber(metres || 0))}
      </Button>
    </div>
  )
}
