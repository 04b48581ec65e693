import { journal as words } from '../../../messages/journal.ts'
import { perform } from '../../changes/changes.ts'
import { editOfEntry } from '../rules/change.ts'
import { type EntryRow, nameOf } from '../rules/row.ts'

export const starEntry = (entry: EntryRow): Promise<boolean> =>
  perform([editOfEntry(entry, { starred: !entry.starred })], words.did.star(!entry.starred, nameOf(entry)))

export const removeEntry = (entry: EntryRow): Promise<boolean> =>
  perform([{ do: 'journal.remove', id: entry.id }], words.did.remove(nameOf(entry)))
