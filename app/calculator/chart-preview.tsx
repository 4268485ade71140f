import { genders, type Gender } from '../../domain/person.ts'
import { defaultRun, runFields } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { valueOf } from './form/field-text.ts'
import { ScaleChart } from '../figures/age-chart/scale-chart.tsx'
import { useMessages } from '../messages.ts'
import { useFormTexts } from './state/calculator-context.ts'
import { useCalculatorMessages } from './messages.ts'

/** Renders the scale for the typed age and sex, without a value, where the result will be. */
export function ChartPreview() {
  const { locale } = useMessages()
  const { chart, form } = useCalculatorMessages()
  const typed = useFormTexts('cooper-run')
  const age = Number(valueOf(runFields.age, typed.age ?? '', locale))
  const { min, max } = runFields.age
  const isGender = (text: unknown): text is Gender => genders.includes(text as Gender)
  return (
    <ScaleChart
      words={chart}
      title={form.where}
      gender={isGender(typed.gender) ? typed.gender : defaultRun.gender}
      age={age >= min && age <= max ? age : defaultRun.age}
    />
  )
}
