import { minutesOf, stretchesOf, type Recipe } from '../../content/data/recipes.ts'
import { formatWeekday } from '../../i18n/format/date.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import { anchorAt, percent, SvgLine, SvgText } from '../components/graphics/svg.tsx'
import { useMessages } from '../messages.ts'
import styles from './my-program.module.css'
import { sessionText, type PlanWords } from './recipe-text.ts'
import type { Session } from './schedule.ts'
import type { StoredProgram } from './stored-program.ts'

interface NextSessionProps {
  program: StoredProgram
  sessions: readonly Session[]
  words: PlanWords
}

/** Renders the first session that is neither over nor ticked: its day, a drawing and its text. */
export function NextSession({ program: { start, done, age }, sessions, words }: NextSessionProps) {
  const { locale } = useMessages()
  const today = localDay(new Date())
  const next = sessions.find(({ day }, position) => dateAfter(start, day) >= today && !done.includes(position))
  return (
    next && (
      <section className={styles.next}>
        <h4>{words.next(formatWeekday(dateAfter(start, next.day), locale))}</h4>
        <RecipeBar recipe={next.recipe} minutes={words.minutes} />
        <p>{sessionText(next, words, age)}</p>
      </section>
    )
  )
}

interface RecipeBarProps {
  recipe: Recipe
  minutes: (minutes: number) => string
}

/** Draws the minutes of a session from left to right; hard ones are taller. The text below it says the same. */
function RecipeBar({ recipe, minutes: minutesText }: RecipeBarProps) {
  const total = minutesOf(recipe)
  // every quarter of an hour that leaves room for the last label
  const ticks = [0, 15, 30].filter((minute) => minute <= total - 10)
  return (
    <svg className={styles.bar} aria-hidden="true">
      {barsOf(recipe).map(({ pace, ...place }, index) => (
        <rect key={index} className={styles[pace]} {...place} />
      ))}
      <SvgLine className={styles.axis} y={70} />
      {ticks.map((minute) => {
        const x = (minute / total) * 100
        return <SvgText key={minute} x={x} y={96} textAnchor={anchorAt(x)} text={minute} />
      })}
      <SvgText x={100} y={96} textAnchor="end" text={minutesText(total)} />
    </svg>
  )
}

/** Returns the place of each stretch of a session. */
function barsOf(recipe: Recipe) {
  const total = minutesOf(recipe)
  let elapsed = 0
  return stretchesOf(recipe).map(({ pace, minutes }) => {
    const x = percent((elapsed / total) * 100)
    elapsed += minutes
    const height = pace === 'easy' || pace === 'recovery' ? 35 : 68
    return { pace, x, width: percent((minutes / total) * 100), y: percent(70 - height), height: percent(height) }
  })
}
