import { useRef, type FormEvent } from 'react'
import button from '../../components/links/button.module.css'
import { useResultsMessages } from '../results-messages.ts'
import { storeInitials, type Initials } from './initials.ts'
import { keyOf, type Person } from './people.ts'
import styles from './people.module.css'
import { initialOf, usePersonLabel } from './person-label.ts'

/** The longest initial: J.-P. */
const longest = 5

/** Gives people initials, which this browser keeps and sends nowhere. */
export function EditInitials({ people, names }: { people: Person[]; names: Initials }) {
  const { person: words } = useResultsMessages()
  const who = usePersonLabel()
  const box = useRef<HTMLDetailsElement>(null)

  function saveInitials(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const kept = people.flatMap((person) => {
      const initial = (typed.get(keyOf(person)) as string).trim()
      return initial ? person.records.map(({ id }) => [id, initial] as const) : []
    })
    const shown = new Set(people.flatMap(({ records }) => records.map(({ id }) => id)))
    const others = Object.entries(names).filter(([id]) => !shown.has(id))
    storeInitials(Object.fromEntries([...others, ...kept]))
    box.current!.open = false
    box.current!.querySelector('summary')!.focus()
  }

  return (
    <details className={styles.names} ref={box}>
      <summary>{words.change}</summary>
      <form aria-label={words.change} onSubmit={saveInitials}>
        <p>{words.initials}</p>
        <div className={styles.initials}>
          {people.map((person) => (
            <label key={keyOf(person)}>
              {words.initial(who(person, {}).toLowerCase())}
              <input
                name={keyOf(person)}
                defaultValue={initialOf(person, names)}
                maxLength={longest}
                autoComplete="off"
              />
            </label>
          ))}
        </div>
        <button className={`${button.button} ${button.quiet}`}>{words.keep}</button>
      </form>
    </details>
  )
}
