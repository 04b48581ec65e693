import { type ChangeDeps, listGone } from '../../kernel/index.ts'
import { journalEntries } from '../schema.ts'

/** Erases what has left the trash: up to a page of it; the next call goes on. */
export async function purgeEntries(deps: ChangeDeps): Promise<void> {
  const { store, actor } = deps
  for (const { id } of await listGone(deps, journalEntries)) await store.erase(actor.space, journalEntries, id)
}
