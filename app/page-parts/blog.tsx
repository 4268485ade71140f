import { type Article, articles } from '#content/articles.ts'
import { Picture } from '../figures/pictures/picture.tsx'
import { Pictogram, type PictogramName } from '../ui/graphics/pictogram.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useMessages } from '../use-messages.ts'
import { CategoryAndDate } from './article.tsx'
import styles from './blog.module.css'

const featuredCount = 2

/** Renders article cards of the blog index: the newest ones, larger, if `featured`, or all others. */
export function ArticleCards({ featured = false }: { featured?: boolean }) {
  const { locale } = useMessages()
  const shown = featured ? articles.slice(0, featuredCount) : articles.slice(featuredCount)
  return (
    <ul className={`columns ${featured ? styles.featured : styles.others}`}>
      {shown.map((article) => (
        <li key={article.id} className={styles.card}>
          <Picture name={article.id} />
          <div>
            <CategoryAndDate article={article.id} />
            <h3>
              <PageLink to={article.id}>{article[locale].title}</PageLink>
            </h3>
          </div>
          <p>{article[locale].excerpt}</p>
        </li>
      ))}
    </ul>
  )
}

const pictograms: Record<Article['fr']['category'], PictogramName> = {
  research: 'small-blood',
  training: 'small-run',
  nutrition: 'small-plate',
  equipment: 'small-watch',
  health: 'small-heart',
}

/**
 * Renders a fold for each category of this language, the most recently used first: its number of articles and their
 * links.
 */
export function CategoryGrid({ articleCount }: { articleCount: (count: number) => string }) {
  const { locale, article } = useMessages()
  const categories = new Set(articles.map(({ [locale]: { category } }) => category))
  return (
    <ul className={`columns ${styles.categories}`}>
      {[...categories].map((category) => {
        const inCategory = articles.filter(({ [locale]: text }) => text.category === category)
        return (
          <li key={category}>
            <details>
              <summary>
                <Pictogram name={pictograms[category]} />
                <h3>
                  {article.categories[category]} <span aria-hidden="true">{inCategory.length}</span>{' '}
                  <small className="visually-hidden">{articleCount(inCategory.length)}</small>
                </h3>
              </summary>
              <ul>
                {inCategory.map(({ id, [locale]: text }) => (
                  <li key={id}>
                    <PageLink to={id}>{text.title}</PageLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
