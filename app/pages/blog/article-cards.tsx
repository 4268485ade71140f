import type { ArticleFacts, ArticleId, ArticleSummary } from '../../../content/data/articles.ts'
import { ArticleHeader } from '../article/article-header.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import styles from './blog.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface ArticleCardsProps {
  articles: readonly ArticleFacts[]
  summaries: Record<ArticleId, ArticleSummary>
  /** set larger, with the drawing above the text */
  featured?: boolean
}

/** Articles of the blog's index: drawing, category, date, reading time, title that links, excerpt. */
export function ArticleCards({ articles, summaries, featured = false }: ArticleCardsProps) {
  return (
    <ul className={featured ? styles.featured : styles.recent}>
      {articles.map(({ id }) => (
        <li key={id} className={styles.card}>
          <Thumbnail article={id} />
          <div>
            <ArticleHeader article={id} />
            <h3>
              <PageLink to={id}>{summaries[id].title}</PageLink>
            </h3>
            <p>{summaries[id].excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
