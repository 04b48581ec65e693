import { type ChangeDeps, eventFor, newEnvelope, nowText, rowId, saveNew } from '../../kernel/index.ts'
import { type JournalEntry, type JournalRevision, journalRevisions } from '../schema.ts'
import { eraseRevisions, thinRevisions } from './thin-revisions.ts'

/** What was last written to this long ago was written at another sitting. */
const SITTING_MS = 5 * 60_000

/** A sitting that lasts keeps how the text read each time the clock comes to the next stretch of this length. */
const STRETCH_MS = 15 * 60_000

/** UTF-16 units that are taken away at once and are then kept. */
const MUCH = 200

/** How an entry reads. */
export type Written = Pick<JournalEntry, 'title' | 'body' | 'sealed' | 'writtenAt'>

/** Whether how an entry reads is kept before it reads otherwise. */
export function isWorthKeeping(before: Written, after: Omit<Written, 'writtenAt'>, now: string): boolean {
  if (isSame(before, after) || isBlank(before) || (after.sealed !== null && before.sealed === null)) return false
  const [then, at] = [Date.parse(before.writtenAt), Date.parse(now)]
  if (at - then > SITTING_MS || Math.floor(then / STRETCH_MS) !== Math.floor(at / STRETCH_MS)) return true
  return (
    takenAway(before.body, after.body) + takenAway(before.title, after.title) > MUCH || (before.sealed !== null && after.sealed === null)
  )
}

/** Keeps how an entry reads. However often it is asked of one version, that is kept once. */
export async function keepRevision(deps: ChangeDeps, entry: JournalEntry): Promise<void> {
  if (isBlank(entry)) return
  const { id: entryId, version: entryVersion, writtenAt, title, body, sealed, wordCount } = entry
  const envelope = newEnvelope(rowId(entryId, entryVersion), nowText(deps))
  const revision: JournalRevision = { ...envelope, entryId, entryVersion, writtenAt, title, body, sealed, wordCount }
  await saveNew(deps, deps.actor.space, journalRevisions, revision, [eventFor(deps, 'journal-revision.created', revision)])
  // Those from before it was sealed are gone already, unless sealing it was cut short.
  if (sealed) await eraseRevisions(deps, entryId, 'readable')
  await thinRevisions(deps, entryId)
}

type Text = Omit<Written, 'writtenAt'>

export const isSame = (a: Text, b: Text): boolean => a.title === b.title && a.body === b.body && a.sealed?.data === b.sealed?.data

const isBlank = ({ title, body, sealed }: Text) => title === '' && body === '' && sealed === null

/** UTF-16 units of the first text between what both begin with and what both end with. */
export function takenAway(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++
  let end = 0
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++
  return before.length - start - end
}
