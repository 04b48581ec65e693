import { entryName, type JournalEntry, journalEntries, makeExcerpt, ownWords } from '../../journal/index.ts'
import { addDays, listPages, pacer } from '../../kernel/index.ts'
import { titleFrom } from '../source/fill-win.ts'
import type { SourceDeps } from '../source/read-sources.ts'
import { passageReader } from './passage.ts'
import type { WinCandidate } from './schema.ts'
import { type Range, weighed } from './weighed.ts'

/** Entries that are looked at, the last of the range, and UTF-16 units of each. */
const [MOST, MOST_TEXT] = [200, 20_000]

/** What an entry counts as beside its text, in UTF-16 units: how it begins is read for its name. */
const RECORD = 5_000

/** Entries with a star, and passages that say a number. What is sealed is never read. */
export async function candidateEntries(deps: SourceDeps, { from, until }: Range): Promise<WinCandidate[]> {
  const { store, actor } = deps
  const entries: JournalEntry[] = []
  for await (const page of listPages({ store }, actor.space, journalEntries.queries.newest, { from, before: addDays(until, 1) })) {
    entries.push(...page)
    if (entries.length >= MOST) break
  }
  const pace = pacer(deps)
  const passageIn = passageReader(pace)
  const candidates: WinCandidate[] = []
  for (const entry of entries.slice(0, MOST)) {
    if (entry.sealed !== null) continue
    await pace(RECORD)
    const passage = await passageIn(entry.body.slice(0, MOST_TEXT))
    const name = passage ? entryName(entry) : ownName(entry)
    if (name === null) continue
    const source = { kind: 'journal-entry', id: entry.id } as const
    const title = titleFrom(
      { kind: source.kind, quote: passage?.text ?? null, title: name },
      { title: '', text: '', unreached: null },
      actor.locale,
    )
    candidates.push(
      weighed({ title, date: entry.entryDate, number: null, from: passage ? { ...source, quote: passage.text } : source }, [
        entry.starred && ['starred'],
        passage !== null && ['number', passage.said],
        (entry.mood ?? 0) > 0 && ['bright', String(entry.mood)],
      ]),
    )
  }
  return candidates
}

/** Of an entry without a title how its own words begin; `null` where it has none, only what it names and what was put there. */
function ownName(entry: JournalEntry): string | null {
  if (entry.title || entry.excerpt === '') return entryName(entry)
  const excerpt = makeExcerpt(ownWords(entry.body.slice(0, MOST_TEXT)))
  return /[\p{L}\p{N}]/u.test(excerpt) ? entryName({ ...entry, excerpt }) : null
}
