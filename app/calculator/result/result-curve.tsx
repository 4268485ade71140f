import { capacityOf, comparisonFirstAge } from '../../../domain/norms/comparison.ts'
import { cooper, marginOf } from '../../../domain/tests/cooper-run/equation.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { everydayShares } from '../../../domain/everyday.ts'
import { isBelowFormula, vo2maxOf } from '../../../domain/tests/cooper-run/result.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import type { DetailMessages } from '../../../i18n/fr/calculator/calculator-details.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import { Curve } from './curve/curve.tsx'
import type { Mark } from './curve/marks.tsx'

/** A run's ceiling; from 50 on beside that of Cooper's equation alone. What is too low to be one is not drawn. */
export function ResultCurve({ run }: { run: Run }) {
  const { number } = useMessages()
  const details = useDetailMessages()
  const words = details.curve
  const capacity = capacityOf(run)
  if (capacity === undefined) return null
  const { vo2max } = vo2maxOf(run)
  const alone = oneDecimal(cooper(run.distance))
  const common = { words, person: run, marks: everydayMarks(capacity, run.distance, details) }
  if (run.age < comparisonFirstAge) return <Curve {...common} vo2max={vo2max} margin={marginOf(vo2max)} />
  if (isBelowFormula(run)) return <Curve {...common} vo2max={alone} by="cooperAlone" margin={marginOf(alone)} />
  const dashed = { vo2max: alone, label: words.cooperAlone(number(alone, 1)), tone: 'reading' } as const
  return <Curve {...common} vo2max={vo2max} by="site" margin={marginOf(vo2max)} dashed={dashed} />
}

/** Everyday efforts on the line below a ceiling in ml/kg/min, and above it those that are out of reach of a run in metres. */
export function everydayMarks(ceiling: number, distance: number, { everyday }: DetailMessages): Mark[] {
  return everydayShares(ceiling, distance)
    .filter(({ activity, isSurpassed }) => activity in everyday.marks && !isSurpassed)
    .map(({ activity, uptake, isWithinReach }) => ({
      uptake,
      label: everyday.marks[activity as keyof typeof everyday.marks],
      lit: isWithinReach,
    }))
}
