import { calculatorAnchor } from '../../i18n/pages.ts'
import { ButtonLink } from '../components/links/button.tsx'
import { useMessages } from '../messages.ts'

/** Unknown paths of either language; entry.server answers them with status 404. */
export default function NotFound() {
  const { notFound } = useMessages()
  return (
    <>
      <title>{notFound.title}</title>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <p className="actions">
        <ButtonLink to="home">{notFound.home}</ButtonLink>{' '}
        <ButtonLink quiet to="measure" hash={calculatorAnchor}>
          {notFound.calculator}
        </ButtonLink>
      </p>
    </>
  )
}
