import { Link } from 'react-router'
import button from '../../components/links/button.module.css'
import { useResultsMessages } from '../messages.ts'

/** Links from a page of older records to the newest. */
export function LatestLink() {
  return (
    <Link className={`${button.button} ${button.quiet}`} to=".">
      {useResultsMessages().pages.toLatest}
    </Link>
  )
}
