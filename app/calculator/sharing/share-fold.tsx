import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { Share } from '../lazy-opened.ts'
import { useDetailMessages } from '../messages.ts'
import { Fold } from '../result/folds/fold.tsx'
import folds from '../result/folds/folds.module.css'

/** Ways to take an answer along: as a picture, as a link, on paper, in the calendar, among the others. */
export function ShareFold({ run }: { run: Run }) {
  const { share: words } = useDetailMessages().answer
  const isAlive = useHydrated()
  return (
    <Fold title={words.title} isOnScreenOnly opened={<Share run={run} />}>
      {!isAlive && <p>{words.withoutScript}</p>}
      <p>
        <PageLink to="progress" className={folds.alone}>
          {words.results}
        </PageLink>
      </p>
    </Fold>
  )
}
