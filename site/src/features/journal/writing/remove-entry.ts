import { MAX_EXCERPT } from '@throughline/core/journal/rules'
import { journal } from '../../../messages/journal.ts'
import { perform } from '../../changes/changes.ts'
import { leaveWithUndo } from '../../changes/undo-along.ts'
import { nameOf } from '../rules/row.ts'
import { entryOfPage } from './state.ts'

/** Throws the entry of the page away. What was written last goes along to the trash, so that it is there if the entry comes back. */
export async function removeEntry(id: string, accountId: string): Promise<void> {
  const entry = entryOfPage()
  await entry.flush()
  const { title, body } = entry.writing().now
  if (!(await perform([{ do: 'journal.remove', id }], journal.did.remove(nameOf({ title, excerpt: body.slice(0, MAX_EXCERPT) }))))) return
  entry.end()
  leaveWithUndo('/journal', accountId)
}
