import { createRecords } from '../../desk/records.ts'
import { appliedToEntry, type JournalChange } from '../rules/change.ts'
import type { EntryRow } from '../rules/row.ts'

/** What this browser knows of entries. */
export const entryRecords = createRecords<EntryRow, JournalChange>(appliedToEntry)
