import { type Article, articles } from '#content/articles.ts'
import { Picture } from '../figures/pictures/picture.tsx'
import { Pictogram, type PictogramName } from '../ui/graphics/pictogram.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useMessages } from '../use-messages.ts'
import { ArticleDetails } from './article.tsx'
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
            <ArticleDetails article={article.id} />
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

const topicPictograms: Record<Article['fr']['topic'], PictogramName> = {
  research: 'small-blood',
  training: 'small-run',
  nutrition: 'small-plate',
  equipment: 'small-watch',
  health: 'small-heart',
}

/**
 * Renders a fold for each topic of this language, the most recently used first: its number of articles and their
 * links.
 */
export function TopicFolds({ articleNoun }: { articleNoun: (count: number) => string }) {
  const { locale, article } = useMessages()
  const topics = new Set(articles.map(({ [locale]: { topic } }) => topic))
  return (
    <ul className={`columns ${styles.topics}`}>
      {[...topics].map((topic) => {
        const inTopic = articles.filter(({ [locale]: text }) => text.topic === topic)
        return (
          <li key={topic}>
            <details>
              <summary>
                <Pictogram name={topicPictograms[topic]} />
                <h3>
                  {article.topics[topic]} <span aria-hidden="true">{inTopic.length}</span>{' '}
                  <small className="visually-hidden">{articleNoun(inTopic.length)}</small>
                </h3>
              </summary>
              <ul>
                {inTopic.map(({ id, [locale]: text }) => (
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
