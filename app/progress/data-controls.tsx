import { Form, Link, useNavigation } from 'react-router'
import { exportPaths } from '../../contract/records.ts'
import button from '../components/links/button.module.css'
import { PageLink } from '../components/links/page-link.tsx'
import { useMessages } from '../messages.ts'
import { useAddresses } from './addresses.ts'
import styles from './my-results.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { Intent } from './route.ts'

/** What the visitor can do with their data: export, stop saving, delete, also where nobody knows whether there is any. */
export function DataControls({ saving, hasRecords }: { saving: boolean; hasRecords: boolean | undefined }) {
  const { yours, erase, pending } = useResultsMessages()
  const { locale, pageNames } = useMessages()
  const { dialog } = useAddresses()
  const intent: Intent = saving ? 'stop' : 'resume'
  const isPending = useNavigation().state === 'submitting'
  return (
    <section className={styles.yours}>
      <div>
        <h2>{yours.title}</h2>
        <p>{saving ? yours.keeping : yours.stopped}</p>
        <p>{yours.shared}</p>
        <p>
          {yours.help} <PageLink to="privacy">{pageNames.privacy}</PageLink>
        </p>
      </div>
      <Form method="post" action="." aria-label={yours.title} className={styles.buttons}>
        {hasRecords && (
          <>
            <a className={quiet} href={`${exportPaths.csv}?lang=${locale}`} download>
              {yours.csv}
            </a>
            <a className={quiet} href={exportPaths.json} download>
              {yours.json}
            </a>
          </>
        )}
        <button className={quiet} name="intent" value={intent} disabled={isPending}>
          {isPending ? pending : yours[intent]}
        </button>
        {hasRecords !== false && (
          <Link className={`${button.button} ${button.danger}`} to={dialog('remove', 'all')} preventScrollReset>
            {erase.link}
          </Link>
        )}
      </Form>
    </section>
  )
}

const quiet = `${button.button} ${button.quiet}`
