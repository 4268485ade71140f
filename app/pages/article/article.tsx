import { articles } from '../../../content/articles.ts'
import { formatDate } from '../../../i18n/format/date.ts'
import { calculatorAnchor, type ArticleId } from '../../../i18n/pages.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import styles from './article.module.css'

const articleOf = (article: ArticleId) => articles.find(({ id }) => id === article)!

/** Category, date and reading time, above an article's title. */
export function ArticleHeader({ article }: { article: ArticleId }) {
  const { locale, article: words } = useMessages()
  const { date, minutes, [locale]: text } = articleOf(article)
  return (
    <div className={styles.header}>
      <span className="badge">{words.categories[text.category]}</span>{' '}
      <time dateTime={date}>{formatDate(date, locale)}</time> · <span>{words.readingTime(minutes)}</span>
    </div>
  )
}

/** The medical line and the way on, after an article's sources. */
export function ArticleEnd({ article }: { article: ArticleId }) {
  const { article: words } = useMessages()
  const { next } = articleOf(article)
  return (
    <div className={styles.end}>
      <p>{words.medicalLine}</p>
      <p className="screen-only">
        <ButtonLink to={next} {...(next === 'measure' && { hash: calculatorAnchor })}>
          {words.next[next]}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The day of an article's publication. */
export function ArticleDate({ article }: { article: ArticleId }) {
  const { locale } = useMessages()
  return formatDate(articleOf(article).date, locale)
}
