import { articles } from '../../../content/articles.ts'
import { calculatorAnchor, type ArticleId } from '../../../i18n/pages.ts'
import { ButtonLink } from '../../components/links/button-link.tsx'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './article.module.css'

/** The medical line and the way on, after an article's sources. */
export function ArticleEnd({ article }: { article: ArticleId }) {
  const { article: words } = useStaticMessages()
  const { next } = articles.find(({ id }) => id === article)!
  return (
    <div className={styles.end}>
      <p>{words.medicalLine}</p>
      <p className={styles.next}>
        <ButtonLink to={next} {...(next === 'measure' && { hash: calculatorAnchor })}>
          {words.next[next]}
        </ButtonLink>
      </p>
    </div>
  )
}
