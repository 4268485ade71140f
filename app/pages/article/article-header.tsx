import { articles } from '../../../content/articles.ts'
import { formatDate } from '../../../i18n/date.ts'
import type { ArticleId } from '../../../i18n/pages.ts'
import { useMessages } from '../../messages.ts'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './article.module.css'

/** Category, date and reading time, above an article's title. */
export function ArticleHeader({ article }: { article: ArticleId }) {
  const { locale } = useMessages()
  const { article: words } = useStaticMessages()
  const { date, minutes, [locale]: text } = articles.find(({ id }) => id === article)!
  return (
    <div className={styles.header}>
      <span>{words.categories[text.category]}</span> · <time dateTime={date}>{formatDate(date, locale)}</time> ·{' '}
      <span>{words.readingTime(minutes)}</span>
    </div>
  )
}
