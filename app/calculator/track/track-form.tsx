import { useRef, useState } from 'react'
import * as v from 'valibot'
import { errorMessage, type FieldError } from '../../../api/problem.ts'
import { asTyped } from '../../../i18n/format/number.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { Field } from '../form/field.tsx'
import { commonLapLengths, lapLengthSchema, parseNumbers } from '../form/laps/laps.ts'
import { useCalculatorMessages } from '../messages.ts'
import panel from '../calculator.module.css'
import { SafetyAdvice } from '../form/safety-advice.tsx'
import type { ScreenProps } from './screen-props.ts'
import styles from './track-form.module.css'

const schema = v.strictObject({ lap: lapLengthSchema })

/** Renders the safety advice, the length of a lap and the choice of signals. */
export function TrackForm({ words: all, track, dispatch }: ScreenProps) {
  const { locale, number } = useMessages()
  const { setUp: words } = all
  const { form } = useCalculatorMessages()
  const usual = commonLapLengths.find((lap) => lap === track.lap)
  const [isOther, setOther] = useState(!usual)
  const [error, setError] = useState<FieldError>()
  const frame = useRef<HTMLFormElement>(null)

  function begin(type: 'warmUp' | 'getReady') {
    const typed = new FormData(frame.current!)
    const { data, errors } = parseNumbers({ lap: typed.get(isOther ? 'length' : 'lap') as string }, schema, locale)
    setError(errors?.[0])
    if (data) dispatch(type, { lap: data.lap, sound: typed.has('sound'), voice: typed.has('voice') })
    else frame.current!.querySelector<HTMLElement>('#track-length')!.focus()
  }

  return (
    <form
      className={styles.setUp}
      aria-label={words.title}
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault()
        begin('warmUp')
      }}
    >
      <SafetyAdvice />
      <p className={panel.safety}>{words.emergency}</p>
      <fieldset>
        <legend>{words.lap}</legend>
        {[...commonLapLengths, undefined].map((lap) => (
          <label key={lap ?? ''}>
            <input
              type="radio"
              name="lap"
              value={lap ?? ''}
              defaultChecked={lap === usual}
              onChange={() => setOther(!lap)}
            />
            {lap ? all.metres(number(lap)) : words.other}
          </label>
        ))}
        {isOther && (
          <Field
            id="track-length"
            name="length"
            words={words.length}
            error={error && errorMessage(error, form.rules)}
            defaultValue={usual ? '' : asTyped(track.lap, locale)}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>{words.signals}</legend>
        {(['sound', 'voice'] as const)
          .filter((signal) => signal === 'sound' || 'speechSynthesis' in window)
          .map((way) => (
            <label key={way}>
              <input type="checkbox" name={way} defaultChecked={track[way]} />
              {words[way]}
            </label>
          ))}
        <p className="muted">{words.about}</p>
        <p className="muted">{words.kept}</p>
      </fieldset>
      <p className={styles.buttons}>
        <Button type="submit">{words.warmUp}</Button>
        <Button quiet onClick={() => begin('getReady')}>
          {words.skip}
        </Button>
      </p>
    </form>
  )
}
