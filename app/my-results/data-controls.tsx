import { useSyncExternalStore } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { exportPaths } from '../../api/record-operations.ts'
import { Button } from '../components/links/button.tsx'
import { PageLink } from '../components/links/page-link.tsx'
import { useMessages } from '../messages.ts'
import { subscribe } from '../storage/local-storage.ts'
import { hasDeviceData } from '../sync/revoke.ts'
import { dataControlsId, useResultsUrls } from './urls.ts'
import styles from './my-results.module.css'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useResultsMessages } from './messages.ts'

/** Renders the controls to export, opt out and delete. `hasRecords` is undefined if the records could not be read. */
export function DataControls({ isSaving, hasRecords }: { isSaving: boolean; hasRecords: boolean | undefined }) {
  const { yours, erase, stop } = useResultsMessages()
  const { locale, pageNames } = useMessages()
  const { confirmationUrl } = useResultsUrls()
  const [search] = useSearchParams()
  const asked = search.get('ask')
  const isOnDevice = useSyncExternalStore(subscribe, hasDeviceData, () => false)
  const canDownload = hasRecords && (globalThis.navigator as Navigator | undefined)?.onLine !== false
  return (
    <section className={styles.dataControls} id={dataControlsId} aria-label={yours.title}>
      <p className={styles.links}>
        {hasRecords && (
          <>
            <a href={`${exportPaths.csv}?lang=${locale}`} download>
              {yours.csv}
            </a>
            <a href={exportPaths.json} download>
              {yours.json}
            </a>
          </>
        )}
        {isSaving && (
          <Link to={confirmationUrl('stop')} preventScrollReset>
            {stop.link}
          </Link>
        )}
        {(hasRecords !== false || isOnDevice) && (
          <Link to={confirmationUrl('erase')} preventScrollReset>
            {erase.link}
          </Link>
        )}
      </p>
      {asked === 'stop' && isSaving && <ConfirmDialog key="stop" intent="stop" {...stop} />}
      {asked === 'erase' && (
        <ConfirmDialog
          key="erase"
          intent="erase"
          {...erase}
          text={canDownload ? `${erase.text} ${erase.copy}` : erase.text}
        />
      )}
      {hasRecords === false && <p>{yours.lost}</p>}
      <p>
        {isSaving ? yours.keeping : yours.stopped} {yours.shared} <PageLink to="privacy">{pageNames.privacy}</PageLink>
      </p>
      {!isSaving && (
        <Form method="post" action=".">
          <Button quiet type="submit" name="intent" value="resume">
            {yours.resume}
          </Button>
        </Form>
      )}
    </section>
  )
}
