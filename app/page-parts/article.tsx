import { articles } from '#content/articles.ts'
import { formatDate } from '#i18n/format/date.ts'
import { type ArticleId } from '#i18n/pages.ts'
import { calculatorAnchor } from '#i18n/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useMessages } from '../messages.ts'
import styles from './article.module.css'

const articleOf = (wanted: ArticleId) => articles.find(({ id }) => id === wanted)!

/** Renders an article's category, date, reading time and the day of its last update. */
export function ArticleHeader({ article: id }: { article: ArticleId }) {
  const { locale, article } = useMessages()
  const { date, minutes, [locale]: text } = articleOf(id)
  return (
    <div className={`muted ${styles.header}`}>
      <span className="badge">{article.categories[text.category]}</span>{' '}
      <time dateTime={date}>{formatDate(date, locale)}</time> · <span>{article.readingTime(minutes)}</span>
      {text.updated && (
        <div>
          {article.updated} <time dateTime={text.updated}>{formatDate(text.updated, locale)}</time>
        </div>
      )}
    </div>
  )
}

/** Renders the notice of an article with medical information, and the link to the next page. */
export function ArticleFooter({ article: id }: { article: ArticleId }) {
  const { article } = useMessages()
  const { next, medical } = articleOf(id)
  return (
    <div className={`text-and-side ${styles.end}`}>
      {medical && <p>{article.medicalLine}</p>}
      <p className="screen-only">
        <ButtonLink to={next} hash={next === 'measure' ? calculatorAnchor : undefined}>
          {article.next[next]}
        </ButtonLink>
      </p>
    </div>
  )
}
