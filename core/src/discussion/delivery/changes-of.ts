import type { Change, Kind, StoreDep } from '../../kernel/index.ts'

/** Changes brought over at a time. */
const AT_ONCE = 200

/** A stretch of a discussion's feed, of which each part is read once for all who are told of it. */
export interface FeedReader {
  /** What happened after a place in the feed, as much as is brought over at a time. */
  after(seq: number): Promise<readonly Change[]>
  /** The records of a kind that what was read so far tells of. */
  named(kind: Kind): ReadonlySet<string>
}

/** Of what happened up to `head` in a discussion. */
export function changesOf({ store }: StoreDep, discussionId: string, head: number): FeedReader {
  const asked = new Map<number, Promise<Change[]>>()
  const records = new Map<string, Set<string>>()

  async function read(seq: number): Promise<Change[]> {
    const changes = await store.changes(discussionId, seq, Math.min(AT_ONCE, head - seq))
    for (const { kind, recordId } of changes) records.set(kind, (records.get(kind) ?? new Set()).add(recordId))
    return changes
  }

  return {
    after(seq) {
      const known = asked.get(seq) ?? read(seq)
      asked.set(seq, known)
      return known
    },
    named: ({ name }) => records.get(name) ?? new Set(),
  }
}
