import { calculatorAnchor } from '#i18n/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useMessages } from '../use-messages.ts'

/** The page of unknown paths, in either language. The server sends it with status 404. */
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
