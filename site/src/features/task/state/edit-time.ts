import type { TimeEntry, TimeEntryChanges } from '@throughline/core/task'
import { time as words } from '../../../messages/time.ts'
import { didBesides } from '../../changes/changes.ts'
import { differing } from '../../changes/fields-of.ts'
import { seenEdit } from '../../changes/seen-edit.ts'
import { act, write } from './time.ts'

/** Changes what is different; `entry` is as it was when the form opened. Answers whether it was saved. */
export async function editTime(entry: TimeEntry, said: TimeEntryChanges): Promise<boolean> {
  const changes = differing<TimeEntry, Partial<TimeEntry>>(entry, said)
  if (!changes) return true
  const edit = seenEdit<TimeEntry, TimeEntry>(entry, changes, write(entry.id))
  const isSaved = await act(edit.make)
  if (isSaved) didBesides(words.did.edit, () => act(edit.back))
  return isSaved
}
