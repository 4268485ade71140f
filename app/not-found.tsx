import { calculatorAnchor } from '../i18n/pages.ts'
import { PageLink } from './components/links/page-link.tsx'
import { useMessages } from './messages.ts'

/** Unknown paths of either language; entry.server answers them with status 404. */
export default function NotFound() {
  const { notFound } = useMessages()
  return (
    <>
      <title>{notFound.title}</title>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <ul>
        <li>
          <PageLink to="home">{notFound.home}</PageLink>
        </li>
        <li>
          <PageLink to="measure" hash={calculatorAnchor}>
            {notFound.calculator}
          </PageLink>
        </li>
      </ul>
    </>
  )
}
