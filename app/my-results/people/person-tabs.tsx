import { useRef, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useEntryMessages } from '../../calculator/messages.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { useResultsUrls } from '../urls.ts'
import { useResultsMessages } from '../messages.ts'
import { initials, keyOf, type Initials, type PersonWithRecords } from './people.ts'
import styles from './people.module.css'

/** Links to the results of each person who uses this browser. `mayName` adds a form for their initials. */
export function PersonTabs({
  people,
  shown,
  mayName,
}: {
  people: PersonWithRecords[]
  shown: PersonWithRecords
  mayName: boolean
}) {
  const { person: words } = useResultsMessages()
  const { listUrl } = useResultsUrls()
  const labelOf = usePersonLabel()
  const isHydrated = useHydrated()
  return (
    <>
      <nav className={styles.people} aria-label={words.people}>
        <ul>
          {people.map((person) => (
            <li key={keyOf(person)}>
              <Link
                to={listUrl({ person: keyOf(person) })}
                preventScrollReset
                aria-current={person === shown ? 'page' : undefined}
              >
                {labelOf(person)}
              </Link>
            </li>
          ))}
        </ul>
        {isHydrated && mayName && <EditInitials people={people} />}
      </nav>
      <p className={styles.rule}>{words.rule}</p>
    </>
  )
}

/** Renders a form for people's initials, which stay in this browser. */
function EditInitials({ people }: { people: PersonWithRecords[] }) {
  const { person: words } = useResultsMessages()
  const names = initials.use()
  const labelOf = usePersonLabel()
  const details = useRef<HTMLDetailsElement>(null)

  function saveInitials(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const typedInitials = people.flatMap((person) => {
      const initial = (typed.get(keyOf(person)) as string).trim()
      return person.records.map(({ id }) => [id, initial] as const)
    })
    const entries = Object.entries({ ...names, ...Object.fromEntries(typedInitials) }).filter(([, initial]) => initial)
    initials.set(Object.fromEntries(entries))
    details.current!.open = false
    details.current!.querySelector('summary')!.focus()
  }

  return (
    <details className={styles.names} ref={details}>
      <summary>{words.change}</summary>
      <form aria-label={words.change} onSubmit={saveInitials}>
        <p>{words.initials}</p>
        <div className={styles.initials}>
          {people.map((person) => (
            <label key={keyOf(person)}>
              {words.initial(labelOf(person, {}).toLowerCase())}
              {/* long enough for J.-P. */}
              <input name={keyOf(person)} defaultValue={initialOf(person, names)} maxLength={5} autoComplete="off" />
            </label>
          ))}
        </div>
        <Button quiet type="submit">
          {words.keep}
        </Button>
      </form>
    </details>
  )
}

/** Returns a function that labels a person: their initials or else their gender, and their age. */
function usePersonLabel(): (person: PersonWithRecords, names?: Initials) => string {
  const { person: words } = useResultsMessages()
  const { genders } = useEntryMessages()
  const { number } = useMessages()
  const stored = initials.use()
  return (person, names = stored) => {
    const { gender, age } = person
    const name = initialOf(person, names) ?? (gender && genders[gender])
    if (age !== undefined && name) return words.aged(name, number(Math.floor(age)))
    return name ? words.ageless(name) : words.unknown
  }
}

/** Returns the initials of a person, from their newest record that has initials. */
const initialOf = ({ records }: PersonWithRecords, names: Initials) =>
  records.map(({ id }) => names[id]).find((name) => name)
