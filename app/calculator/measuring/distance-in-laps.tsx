import { useState } from 'react'
import { formatForInput, parseNumber } from '#i18n/format/number.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../use-messages.ts'
import { NumberInput } from './number-input.tsx'
import styles from './measuring.module.css'

interface DistanceInLapsProps {
  onUse: (metres: number) => void
  /** laps and their length in metres, to begin with */
  lapCount?: number
  lapLength?: number
}

/** Works out a distance in laps, and passes its metres to `onUse`. It may stand in a form: it is none itself. */
export function DistanceInLaps({ onUse, lapCount, lapLength = 400 }: DistanceInLapsProps) {
  const { locale, formatNumber, measuring } = useMessages()
  const [texts, setTexts] = useState({
    laps: String(lapCount ?? ''),
    lapLength: formatForInput(lapLength, locale),
    extraMetres: '',
  })
  const typed = { laps: texts.laps || '0', lapLength: texts.lapLength, extraMetres: texts.extraMetres || '0' }
  const read = (name: keyof typeof typed) => parseNumber(typed[name], locale)
  const metres = Math.round(read('laps') * read('lapLength') + read('extraMetres'))

  return (
    <div className={`fields ${styles.laps}`} role="group" aria-label={measuring.inLaps}>
      {(['laps', 'lapLength', 'extraMetres'] as const).map((name) => (
        <NumberInput
          key={name}
          label={measuring.labels[name]}
          text={texts[name]}
          onType={(text) => setTexts({ ...texts, [name]: text })}
          onEnter={() => metres > 0 && onUse(metres)}
        />
      ))}
      {Number.isNaN(metres) && (
        <p className="error" role="status">
          {measuring.notNumbers}
        </p>
      )}
      <Button disabled={!(metres > 0)} onClick={() => onUse(metres)}>
        {measuring.use(formatNumber(metres || 0))}
      </Button>
    </div>
  )
}
