import { articles, type ArticleId } from '../../content/data/articles.ts'
import { formatDate } from '../../i18n/date.ts'
import { Byline } from '../components/page/byline.tsx'
import { useMessages } from '../messages.ts'
import styles from './article.module.css'

/** Category, date, reading time and who answers for the text, under an article's title. */
export function ArticleHeader({ article }: { article: ArticleId }) {
  const { article: words, locale } = useMessages()
  const { category, date, minutes } = articles.find(({ id }) => id === article)!
  return (
    <>
      <div className={styles.header}>
        <span className={styles.badge}>{words.categories[category[locale]]}</span>{' '}
        <time dateTime={date}>{formatDate(date, locale)}</time> <span>{words.readingTime(minutes)}</span>
      </div>
      <Byline />
    </>
  )
}
