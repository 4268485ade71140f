import type { Run } from '#domain/protocols/cooper-run.ts'
import { ScaleChart } from '../../charts/scale-chart.tsx'
import { useMessages } from '../../messages.ts'

/** Renders the site's scale without a value, where the answer will be. */
export function ChartPreview({ age, gender }: Pick<Run, 'age' | 'gender'>) {
  return <ScaleChart title={useMessages().charts.scale.preview} gender={gender} age={age} />
}
