import { PageLink } from '../components/links/page-link.tsx'
import { useMessages } from '../messages.ts'

/** Shown instead of a page that could not be rendered. */
export function Failure() {
  const { failure } = useMessages()
  return (
    <>
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <p>
        <PageLink to="home">{failure.home}</PageLink>
      </p>
    </>
  )
}
