import type { Run } from '../../../domain/cooper-run.ts'
import { nextStep } from '../../../domain/next-step.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'

/** From this age on a distance is not presented as something to aim for. Source: content brief, sections 5.4 and 6. */
const ageOfCaution = 50

/** The distance at which the next category begins. */
export function NextCategory({ run }: { run: Run }) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { next: words } = useDetailMessages()
  const step = nextStep(run)
  if (!step) return null
  const name = categories[step.category]
  return (
    <section>
      <h4>{words.title}</h4>
      {run.age < ageOfCaution ? (
        <p>
          {words.text(name, step.threshold, number(step.distance), number(Math.ceil(step.distance - run.distance)))}{' '}
          <PageLink to="improve">{words.improve}</PageLink>
        </p>
      ) : (
        <>
          <p>{words.formula(name, step.threshold, number(step.distance))}</p>
          <p>
            {words.caution}{' '}
            <PageLink to="measure" hash="rockport">
              {words.rockport}
            </PageLink>
          </p>
        </>
      )}
    </section>
  )
}
