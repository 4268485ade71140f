import { useRef, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useRunMessages } from '../../calculator/messages.ts'
import { Button } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { useResultsUrls } from '../urls.ts'
import { useResultsMessages } from '../messages.ts'
import { initials, keyOf, type Initials, type Person } from './people.ts'
import styles from './people.module.css'

/** The people of this browser, each a link to their own results; `mayName` where this browser may keep their initials. */
export function PersonTabs({ people, shown, mayName }: { people: Person[]; shown: Person; mayName: boolean }) {
  const { person: words } = useResultsMessages()
  const { listUrl } = useResultsUrls()
  const who = usePersonLabel()
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
                {who(person)}
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

/** Gives people initials, which this browser keeps and sends nowhere. */
function EditInitials({ people }: { people: Person[] }) {
  const { person: words } = useResultsMessages()
  const names = initials.use()
  const who = usePersonLabel()
  const box = useRef<HTMLDetailsElement>(null)

  function saveInitials(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const given = people.flatMap((person) => {
      const initial = (typed.get(keyOf(person)) as string).trim()
      return person.records.map(({ id }) => [id, initial] as const)
    })
    const kept = Object.entries({ ...names, ...Object.fromEntries(given) }).filter(([, initial]) => initial)
    initials.set(Object.fromEntries(kept))
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
              {/* the longest initial: J.-P. */}
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

/** How the page calls people: by the initial that they were given, or by their sex, and by their age. */
function usePersonLabel(): (person: Person, names?: Initials) => string {
  const { person: words } = useResultsMessages()
  const { genders } = useRunMessages()
  const { number } = useMessages()
  const kept = initials.use()
  return (person, names = kept) => {
    const { gender, age } = person
    const name = initialOf(person, names) ?? (gender && genders[gender])
    if (age !== undefined && name) return words.aged(name, number(Math.floor(age)))
    return name ? words.ageless(name) : words.unknown
  }
}

/** The initial of a person: what their newest record has of those that have one. */
const initialOf = ({ records }: Person, names: Initials) => records.map(({ id }) => names[id]).find((name) => name)
