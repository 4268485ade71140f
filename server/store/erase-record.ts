import type { Store } from './store.ts'

/**
 * Erases a record, or everything of its visitor, as the site does: a save that is still on its way restores nothing.
 * Returns how many records were erased.
 * @throws Error when there is no such record
 */
export async function eraseRecord(store: Store, id: string, everything: boolean, now: number): Promise<number> {
  const visitor = await store.visitorOf(id)
  if (!visitor) throw new Error(`there is no record ${id}`)
  if (everything) return store.deleteVisitor(visitor, now)
  return Number(await store.delete(visitor, id, now))
}
