import { useCalculatorMessages } from '../messages.ts'
import styles from '../calculator.module.css'

interface ErrorSummaryProps {
  id?: string
  /** the control to mend, and what is wrong with it */
  errors: { id: string; text: string }[]
}

/** Tops a form that the server sends back, with a link to each field to mend. */
export function ErrorSummary({ id, errors }: ErrorSummaryProps) {
  const { errorsTitle } = useCalculatorMessages().form
  return (
    <div className={styles.summary} id={id} role="alert">
      <p>{errorsTitle}</p>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
