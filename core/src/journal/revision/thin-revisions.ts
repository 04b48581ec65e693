import { type EraseDeps, eraseRecords, listAll } from '../../kernel/index.ts'
import { MAX_REVISIONS } from '../limits.ts'
import { journalRevisions } from '../schema.ts'

/** Erases revisions of an entry beyond those that are kept of one. */
export async function thinRevisions(deps: EraseDeps, entryId: string): Promise<void> {
  const { store, actor } = deps
  const { byEntry } = journalRevisions.queries
  if ((await store.count(actor.space, byEntry, { where: { entryId } })) <= MAX_REVISIONS) return
  const oldestFirst = (await listAll({ store }, actor.space, byEntry, { where: { entryId } })).reverse()
  await eraseRecords(deps, journalRevisions, tooMany(oldestFirst, MAX_REVISIONS))
}

/**
 * Which of some revisions, oldest first, go so that `most` stay: one after the other that whose going leaves the
 * shortest time untold; never the oldest nor the newest.
 * @param most at least 2
 */
export function tooMany<R extends { writtenAt: string }>(revisions: readonly R[], most: number): R[] {
  const kept = revisions.map((revision) => ({ revision, at: Date.parse(revision.writtenAt) }))
  const gone: R[] = []
  const gapWithout = (place: number) => (kept[place + 1]?.at ?? 0) - (kept[place - 1]?.at ?? 0)
  while (kept.length > most) {
    let least = 1
    for (let place = 2; place < kept.length - 1; place++) if (gapWithout(place) < gapWithout(least)) least = place
    gone.push(...kept.splice(least, 1).map(({ revision }) => revision))
  }
  return gone
}

/** Erases all revisions of an entry, or those that can be read without a key. */
export async function eraseRevisions(deps: EraseDeps, entryId: string, which: 'all' | 'readable'): Promise<void> {
  const found = await listAll(deps, deps.actor.space, journalRevisions.queries.byEntry, { where: { entryId } })
  const meant = which === 'all' ? found : found.filter(({ sealed }) => sealed === null)
  await eraseRecords(deps, journalRevisions, meant)
}
