import { articles } from '../../../content/articles.ts'
import { useMessages } from '../../messages.ts'
import { ArticleHeader } from '../article/article.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import styles from './blog.module.css'
import { Thumbnail } from './thumbnail.tsx'

const featuredCount = 2

/** The newest articles of the blog's index, larger, or all others: drawing, category, date, reading time, title that links, excerpt. */
export function ArticleCards({ featured = false }: { featured?: boolean }) {
  const { locale } = useMessages()
  const shown = featured ? articles.slice(0, featuredCount) : articles.slice(featuredCount)
  return (
    <ul className={`columns ${featured ? styles.featured : styles.recent}`}>
      {shown.map((article) => (
        <li key={article.id} className={styles.card}>
          <Thumbnail {...article} />
          <div>
            <ArticleHeader article={article.id} />
            <h3>
              <PageLink to={article.id}>{article[locale].title}</PageLink>
            </h3>
            <p>{article[locale].excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
