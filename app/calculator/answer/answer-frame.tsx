import type { ReactNode } from 'react'
import type { Gender } from '#domain/person.ts'
import type { ProtocolName } from '#domain/protocols/protocols.ts'
import { genderNoun } from '../../gender-noun.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './answer.module.css'

interface AnswerFrameProps {
  age: number
  gender: Gender
  /** what the person did or knew */
  basis: string
  protocol: ProtocolName
  children: ReactNode
}

/** Renders the frame of an answer: its heading, and the inputs with a link to the form. */
export function AnswerFrame({ age, gender, basis, protocol, children }: AnswerFrameProps) {
  const messages = useMessages()
  const { answer, formatExact } = messages
  const person = answer.person(formatExact(age), genderNoun(messages, { age, gender }))
  return (
    <div className={styles.answer} data-answer={protocol}>
      <h3 className="visually-hidden">{answer.title}</h3>
      <p className={`muted ${styles.inputs}`}>
        {`${person}, ${basis}`}{' '}
        <a className="screen-only" href={`#${protocol}`}>
          {answer.edit}
        </a>
      </p>
      {children}
    </div>
  )
}
