import { MutationObserver } from '@tanstack/react-query'
import { recordsPath } from '../../contract/records.ts'
import { queryClient } from '../data/query-client.ts'
import { post } from './post.ts'
import type { Save, Saved } from './saved.ts'

/** As `post`, by the site's client; whatever the answer, the list that was read before may no longer be true. */
export async function send(record: Save): Promise<Saved> {
  try {
    return await new MutationObserver(queryClient, { mutationFn: () => post(record) }).mutate()
  } finally {
    void queryClient.invalidateQueries({ queryKey: [recordsPath] })
  }
}
