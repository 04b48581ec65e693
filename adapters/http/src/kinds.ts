import { accounts, credentials, sessions } from '@throughline/core/account'
import { attachments, storageUses } from '@throughline/core/attachment'
import { checkIns, goals } from '@throughline/core/goal'
import { importParts, imports } from '@throughline/core/import'
import { journalEntries, journalRevisions, journals, journalTemplates } from '@throughline/core/journal'
import type { Kind } from '@throughline/core/kernel'
import { notifications } from '@throughline/core/notification'
import { completions, savedViews, tasks, taskTemplates, timeEntries } from '@throughline/core/task'
import { keyedRequests } from './idempotency.ts'

/** Every kind of record behind the API: what its storage is opened with. */
export const kinds: readonly Kind[] = [
  accounts,
  credentials,
  sessions,
  tasks,
  completions,
  timeEntries,
  attachments,
  storageUses,
  savedViews,
  taskTemplates,
  goals,
  checkIns,
  journals,
  journalEntries,
  journalRevisions,
  journalTemplates,
  imports,
  importParts,
  notifications,
  keyedRequests,
]
