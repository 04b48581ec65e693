import { journal as words } from '../../../messages/journal.ts'
import { perform } from '../../task/state/changes.ts'
import { editOfEntry } from '../rules/change.ts'
import type { EntryRow } from '../rules/row.ts'

/** What an entry is called, also one without a title. */
export const nameOf = ({ title, excerpt }: Pick<EntryRow, 'title' | 'excerpt'>): string => {
  if (title) return title
  const [first = ''] = excerpt.split(/(?<=[.!?…])\s/)
  return (first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first) || words.untitled
}

export const starEntry = (entry: EntryRow): Promise<boolean> =>
  perform([editOfEntry(entry, { starred: !entry.starred })], words.did.star(!entry.starred, nameOf(entry)))

export const removeEntry = (entry: EntryRow): Promise<boolean> =>
  perform([{ do: 'journal.remove', id: entry.id }], words.did.remove(nameOf(entry)))
