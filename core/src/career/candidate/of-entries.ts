import {
  entryName,
  type JournalEntry,
  journalEntries,
  makeExcerpt,
  namesIn,
  ownWords,
  plainText,
  withoutCounted,
} from '../../journal/index.ts'
import { addDays, listPages } from '../../kernel/index.ts'
import { titleFrom } from '../source/fill-win.ts'
import type { SourceDeps } from '../source/read-sources.ts'
import { mayTellMetric, readMetric } from '../suggest/read-metric.ts'
import type { WinCandidate } from './schema.ts'
import { type Range, weighed } from './weighed.ts'

/** Entries that are looked at, the last of the range, and UTF-16 units of each. */
const [MOST, MOST_TEXT] = [200, 20_000]

/** UTF-16 units of a passage. */
const MOST_PASSAGE = 300

/** Entries with a star, and passages that say a number. What is sealed is never read. */
export async function candidateEntries({ store, actor }: SourceDeps, { from, until }: Range): Promise<WinCandidate[]> {
  const entries: JournalEntry[] = []
  for await (const page of listPages({ store }, actor.space, journalEntries.queries.newest, { from, before: addDays(until, 1) })) {
    entries.push(...page)
    if (entries.length >= MOST) break
  }
  return entries
    .slice(0, MOST)
    .filter(({ sealed }) => sealed === null)
    .flatMap((entry) => {
      const passage = passageIn(entry)
      const name = passage ? entryName(entry) : ownName(entry)
      if (name === null) return []
      const source = { kind: 'journal-entry', id: entry.id } as const
      return weighed(
        {
          title: titleFrom(
            { kind: source.kind, quote: passage?.text ?? null, title: name },
            { title: '', text: '', unreached: null },
            actor.locale,
          ),
          date: entry.entryDate,
          number: null,
          from: passage ? { ...source, quote: passage.text } : source,
        },
        [
          entry.starred && ['starred'],
          passage !== null && ['number', passage.said],
          (entry.mood ?? 0) > 0 && ['bright', String(entry.mood)],
        ],
      )
    })
}

/** Of an entry without a title how its own words begin; `null` where it has none, only what it names and what was put there. */
function ownName(entry: JournalEntry): string | null {
  if (entry.title || entry.excerpt === '') return entryName(entry)
  const excerpt = makeExcerpt(ownWords(entry.body.slice(0, MOST_TEXT)))
  return /[\p{L}\p{N}]/u.test(excerpt) ? entryName({ ...entry, excerpt }) : null
}

/** The first sentence whose own words say a number: what a goal is called may say one, too. */
function passageIn({ body }: JournalEntry): { text: string; said: string } | null {
  const looked = withoutCounted(body.slice(0, MOST_TEXT))
  if (!mayTellMetric(looked)) return null
  const names = namesIn(looked)
  for (const sentence of plainText(looked).split(/(?<=[.!?…])\s|\n/u)) {
    const text = sentence.trim()
    if (text.length > MOST_PASSAGE || !readMetric(text)) continue
    const said = readMetric(names.reduce((left, name) => left.replaceAll(name, ' '), text))
    if (said) return { text, said: said.because }
  }
  return null
}
