import { Link } from 'react-router'
import { useHydrated } from '../../use-hydrated.ts'
import { pageOf, useCursor } from '../addresses.ts'
import { useResultsMessages } from '../results-messages.ts'
import { EditInitials } from './edit-initials.tsx'
import { useInitials } from './initials.ts'
import { keyOf, type Person } from './people.ts'
import styles from './people.module.css'
import { usePersonLabel } from './person-label.ts'

interface PersonTabsProps {
  people: Person[]
  shown: Person
  /** whether this browser may keep their initials */
  mayName: boolean
}

/** The people of this browser, each a link to their own results. */
export function PersonTabs({ people, shown, mayName }: PersonTabsProps) {
  const { person: words } = useResultsMessages()
  const before = useCursor()
  const names = useInitials()
  const who = usePersonLabel()
  const isHydrated = useHydrated()
  return (
    <>
      <nav className={styles.people} aria-label={words.people}>
        <ul>
          {people.map((person) => (
            <li key={keyOf(person)}>
              <Link
                to={pageOf({ person: keyOf(person), before })}
                preventScrollReset
                aria-current={person === shown ? 'page' : undefined}
              >
                {who(person, names)}
              </Link>
            </li>
          ))}
        </ul>
        {isHydrated && mayName && <EditInitials people={people} names={names} />}
      </nav>
      <p className={styles.rule}>{words.rule}</p>
    </>
  )
}
