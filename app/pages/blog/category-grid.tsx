import { articlesByCategory, type ArticleId, type ArticleSummary } from '../../../content/data/articles.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './blog.module.css'

interface CategoryGridProps {
  summaries: Record<ArticleId, ArticleSummary>
  articles: (count: number) => string
}

/** Every category with the number of its articles in this language, and a way to each. */
export function CategoryGrid({ summaries, articles: word }: CategoryGridProps) {
  const { locale } = useMessages()
  const { article } = useStaticMessages()
  return (
    <ul className={styles.categories}>
      {articlesByCategory(locale).map(({ category, articles }) => (
        <li key={category}>
          <h3>
            {article.categories[category]} <span aria-hidden="true">{articles.length}</span>{' '}
            <small className="visually-hidden">{word(articles.length)}</small>
          </h3>
          <ul>
            {articles.map(({ id }) => (
              <li key={id}>
                <PageLink to={id}>{summaries[id].title}</PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
