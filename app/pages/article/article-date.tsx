import { articles } from '../../../content/articles.ts'
import { formatDate } from '../../../i18n/date.ts'
import type { ArticleId } from '../../../i18n/pages.ts'
import { useMessages } from '../../messages.ts'

/** The day of an article's publication. */
export function ArticleDate({ article }: { article: ArticleId }) {
  const { locale } = useMessages()
  return formatDate(articles.find(({ id }) => id === article)!.date, locale)
}
