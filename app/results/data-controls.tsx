import { Form, Link, useNavigation } from 'react-router'
import { exportPaths } from '../../contract/records.ts'
import button from '../components/links/button.module.css'
import { PageLink } from '../components/links/page-link.tsx'
import { useMessages } from '../messages.ts'
import { recordDialogFor } from './addresses.ts'
import styles from './my-results.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { Intent } from './route.ts'

/** What becomes of the visitor's data, and their say in it. */
export function DataControls({ saving, hasRecords }: { saving: boolean; hasRecords: boolean }) {
  const { yours, forget, pending } = useResultsMessages()
  const { locale, pageNames } = useMessages()
  const intent: Intent = saving ? 'stop' : 'resume'
  const isPending = useNavigation().state === 'submitting'
  return (
    <section className={styles.part}>
      <h2>{yours.title}</h2>
      <p>{saving ? yours.keeping : yours.stopped}</p>
      <p>{yours.shared}</p>
      {hasRecords && (
        <p>
          {yours.download}{' '}
          <a href={`${exportPaths.csv}?lang=${locale}`} download>
            {yours.csv}
          </a>{' '}
          ·{' '}
          <a href={exportPaths.json} download>
            {yours.json}
          </a>
        </p>
      )}
      <Form method="post" action="." className={styles.buttons}>
        <button className={`${button.button} ${button.quiet}`} name="intent" value={intent} disabled={isPending}>
          {isPending ? pending : yours[intent]}
        </button>
        {hasRecords && (
          <Link className={`${button.button} ${button.quiet}`} to={recordDialogFor('remove', 'all')}>
            {forget.link}
          </Link>
        )}
      </Form>
      <p>
        {yours.help} <PageLink to="privacy">{pageNames.privacy}</PageLink>
      </p>
    </section>
  )
}
