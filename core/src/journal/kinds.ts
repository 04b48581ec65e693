import type { ActorDep, ShownKind, StoreDep } from '../kernel/index.ts'
import { readEntry } from './entry/list-entries.ts'
import { readJournal } from './journal/read-journals.ts'
import { getRevision } from './revision/read-revisions.ts'
import { journalEntries, journalRevisions, journals, journalTemplates } from './schema.ts'
import { readJournalTemplate } from './template/read-templates.ts'

/** The kinds of this area, and how each is shown. */
export const journalKinds: readonly ShownKind<StoreDep & ActorDep>[] = [
  { kind: journals, read: readJournal, copy: 'as-stored' },
  { kind: journalEntries, read: readEntry, copy: 'as-stored' },
  { kind: journalRevisions, read: getRevision, copy: 'as-stored' },
  { kind: journalTemplates, read: readJournalTemplate, copy: 'as-stored' },
]
