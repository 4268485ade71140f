import { Button } from '../../components/links/button.tsx'
import { removeFromOutbox } from '../../outbox/outbox.ts'
import { useRunMessages } from '../messages.ts'
import styles from './saving.module.css'

/**
 * Says that nothing is saved until the page, which is of another version than the server, is reloaded. The button posts
 * the form as it is posted without JavaScript: the server computes and saves, and answers with the page of today and
 * what was typed; what waits under `saveKey` is taken back first. `formId` is for a button that stands outside its form, beside a result, whose announcement says the same.
 */
export function PageOutdated({ formId, saveKey }: { formId?: string; saveKey?: string | undefined }) {
  const { result } = useRunMessages()
  return (
    <div className={`screen-only ${styles.lasting}`}>
      <p className={styles.failed} {...(!formId && { role: 'alert' })}>
        {result.outdatedText}
      </p>
      <Button
        form={formId}
        onClick={({ currentTarget }) => {
          removeFromOutbox(saveKey)
          currentTarget.form?.submit()
        }}
      >
        {result.reload}
      </Button>
    </div>
  )
}
