import { type ArchiveRule, belongingTo } from '../kernel/index.ts'
import type { JournalEntry, JournalRevision } from './schema.ts'

export const archivedEntry: ArchiveRule<JournalEntry> = { anew: (entry) => entry }

export const archivedRevision: ArchiveRule<JournalRevision> = belongingTo('entryId')
