import type { EntryLink, JournalEntry } from '../schema.ts'
import { countWords, makeExcerpt, readNamed } from '../text/index.ts'

type FromBody = Pick<JournalEntry, 'excerpt' | 'wordCount' | 'links' | 'photoIds'>

/**
 * What follows from the text of an entry. A record that is named already keeps the moment it was first named.
 * @param at the instant when all others were
 */
export function derivedOf(at: string, body: string, known: readonly EntryLink[] = []): FromBody {
  const { links, photoIds } = readNamed(body)
  return {
    excerpt: makeExcerpt(body),
    wordCount: countWords(body),
    links: links.map(
      ({ kind, id }) => known.find((link) => link.id === id && link.kind === kind) ?? { kind, id, quote: null, capturedAt: at },
    ),
    photoIds,
  }
}
