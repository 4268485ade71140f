import type { ReactNode } from 'react'
import { articles } from '../../../content/articles.ts'
import type { ArticleId } from '../../../i18n/pages.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { Aging } from '../../components/pictures/aging.tsx'
import { Cholesterol } from '../../components/pictures/cholesterol.tsx'
import { Nutrition } from '../../components/pictures/nutrition.tsx'
import { Plateau } from '../../components/pictures/plateau.tsx'
import { Watches } from '../../components/pictures/watches.tsx'
import { ArticleHeader } from '../article/article.tsx'
import styles from './blog.module.css'

/** The subject of each article. */
const pictures: Record<ArticleId, ReactNode> = {
  cholesterol: <Cholesterol />,
  plateau: <Plateau />,
  nutrition: <Nutrition />,
  watches: <Watches />,
  aging: <Aging />,
}

const featuredCount = 2

/** The newest articles of the blog's index, larger, or all others: drawing, category, date, reading time, title that links, excerpt. */
export function ArticleCards({ featured = false }: { featured?: boolean }) {
  const { locale } = useMessages()
  const shown = featured ? articles.slice(0, featuredCount) : articles.slice(featuredCount)
  return (
    <ul className={`columns ${featured ? styles.featured : styles.recent}`}>
      {shown.map((article) => (
        <li key={article.id} className={styles.card}>
          {pictures[article.id]}
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

/** Every category that has articles in this language, in the order of its newest, with their number and a way to each. */
export function CategoryGrid({ articles: word }: { articles: (count: number) => string }) {
  const { locale, article: words } = useMessages()
  const categories = new Set(articles.map((article) => article[locale].category))
  return (
    <ul className={`columns ${styles.categories}`}>
      {[...categories].map((category) => {
        const own = articles.filter((article) => article[locale].category === category)
        return (
          <li key={category}>
            <h3>
              {words.categories[category]} <span aria-hidden="true">{own.length}</span>{' '}
              <small className="visually-hidden">{word(own.length)}</small>
            </h3>
            <ul>
              {own.map((article) => (
                <li key={article.id}>
                  <PageLink to={article.id}>{article[locale].title}</PageLink>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
