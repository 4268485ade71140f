import { comparedFirstFrom } from '../../../domain/comparison.ts'
import { cooper, marginOf } from '../../../domain/cooper.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { vo2maxOf } from '../../../domain/result.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import { Curve } from './curve/curve.tsx'

/** A run's ceiling; from 50 on beside that of Cooper's equation alone, by which it is compared there. */
export function ResultCurve({ run }: { run: Run }) {
  const { number } = useMessages()
  const { curve: words } = useDetailMessages()
  const { vo2max } = vo2maxOf(run)
  const alone = oneDecimal(cooper(run.distance))
  const isCompared = run.age >= comparedFirstFrom
  return (
    <Curve
      words={words}
      vo2max={vo2max}
      margin={marginOf(vo2max)}
      person={run}
      {...(isCompared && {
        label: words.site(number(vo2max, 1)),
        dashed: { vo2max: alone, label: words.cooperAlone(number(alone, 1)), tone: 'reading' },
      })}
    />
  )
}
