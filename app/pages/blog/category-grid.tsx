import { articles as all } from '../../../content/articles.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './blog.module.css'

/** Every category that has articles in this language, in the order of its newest, with their number and a way to each. */
export function CategoryGrid({ articles: word }: { articles: (count: number) => string }) {
  const { locale } = useMessages()
  const { article: words } = useStaticMessages()
  const categories = [...new Set(all.map((article) => article[locale].category))].map((category) => ({
    category,
    articles: all.filter((article) => article[locale].category === category),
  }))
  return (
    <ul className={`columns ${styles.categories}`}>
      {categories.map(({ category, articles }) => (
        <li key={category}>
          <h3>
            {words.categories[category]} <span aria-hidden="true">{articles.length}</span>{' '}
            <small className="visually-hidden">{word(articles.length)}</small>
          </h3>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <PageLink to={article.id}>{article[locale].title}</PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
