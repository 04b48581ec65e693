import type { Reply } from './reply.ts'

/** UTF-16 units of all that is kept, and of one answer with what was asked: whoever asks makes that as long as they like. */
const MOST = 8_000_000
const MOST_OF_ONE = 500_000

interface Asked {
  space: string
  url: string
  /** The ETag of the list, which changes with all that its answer is made of. */
  tag: string
}

/**
 * Answers that take work which grows with the account, kept while their ETag holds: to somebody who has an answer that
 * means 304, to all others it means that answer. Those asked for longest ago make room.
 */
export function createKeptAnswers({ most = MOST, mostOfOne = MOST_OF_ONE } = {}) {
  const kept = new Map<string, { tag: string; reply: Reply; length: number }>()
  let length = 0

  function drop(key: string): void {
    length -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  /** The answer as it was, or as `make` makes it now. What `make` throws is not kept. */
  return async ({ space, url, tag }: Asked, make: () => Promise<Reply>): Promise<Reply> => {
    const key = `${space} ${url}`
    const known = kept.get(key)
    if (known?.tag === tag) {
      kept.delete(key)
      kept.set(key, known)
      return known.reply
    }
    const reply = await make()
    drop(key)
    if (typeof reply.body !== 'string') return reply
    const taken = key.length + reply.body.length
    if (taken > mostOfOne) return reply
    kept.set(key, { tag, reply, length: taken })
    length += taken
    for (const [oldest] of kept) {
      if (length <= most) break
      drop(oldest)
    }
    return reply
  }
}
