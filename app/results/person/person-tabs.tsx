import { lazy } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../../use-hydrated.ts'
import { pageOf, useCursor } from '../addresses.ts'
import { useResultsMessages } from '../results-messages.ts'
import { LatePart } from '../late-part.tsx'
import { useNames } from './names.ts'
import { keyOf, type Person } from './people.ts'
import styles from './person.module.css'
import { useWho } from './who.ts'

const ChangeNames = lazy(() => import('./change-names.tsx'))

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
  const names = useNames()
  const who = useWho()
  const isAlive = useHydrated()
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
        {isAlive && mayName && (
          <LatePart>
            <ChangeNames people={people} names={names} />
          </LatePart>
        )}
      </nav>
      <p className={styles.rule}>{words.rule}</p>
    </>
  )
}
