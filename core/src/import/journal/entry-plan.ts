import { countWords, type JournalEntry, makeExcerpt } from '../../journal/index.ts'
import { AppError } from '../../kernel/index.ts'
import type { ImportPlan } from '../plan.ts'
import type { ProblemList } from '../problem-list.ts'
import { noCounts } from '../schema.ts'
import type { EntryDraft } from './entry-draft.ts'
import { bodyOf } from './entry-text.ts'
import { EntryFinisher } from './finish-entry.ts'
import { isPictureName } from './media-names.ts'
import type { PlannedEntry } from './planned-entry.ts'

/** Entries of one import. */
export const MAX_ENTRIES = 20_000

/** An entry of the account, and what tells it from others without its text. */
export interface WrittenEntry {
  id: string
  sign: string
}

/** What an entry says, in short: the same entry of a file that is imported again has the same. */
export const signOf = ({ entryAt, title, excerpt, body }: Pick<JournalEntry, 'entryAt' | 'title' | 'excerpt' | 'body'>): string =>
  [entryAt, countWords(body), title.slice(0, 80), excerpt.slice(0, 80)].join(' ')

interface Read {
  drafts: readonly EntryDraft[]
  problems: ProblemList
  /** Those of the account: what is there already is not made twice. */
  written: readonly WrittenEntry[]
  sections?: ImportPlan['sections']
}

/**
 * The plan of entries in the order of the file.
 * @throws AppError `too-large` for more entries than one import takes.
 */
export function entryPlan({ drafts, problems, written, sections = [] }: Read): ImportPlan {
  if (drafts.length > MAX_ENTRIES)
    throw new AppError('too-large', `The file has more than ${MAX_ENTRIES.toLocaleString('en')} entries. Export a part of them at a time.`)
  const finisher = new EntryFinisher(problems)
  const ids = new Map(written.map(({ sign, id }) => [sign, id]))
  const entries: PlannedEntry[] = []
  const entryIds = new Map<string, string>()
  let already = 0
  for (const entry of drafts.flatMap((draft) => finisher.finish(draft))) {
    const id = ids.get(signOfPlanned(entry))
    if (id === undefined) entries.push(entry)
    else {
      already++
      for (const key of entry.keys) entryIds.set(key, id)
    }
  }
  if (already > 0) problems.add('Written already', alreadyThere(already))
  const files = entries.flatMap((entry) => entry.files)
  const photos = files.filter(({ name }) => isPictureName(name)).length
  return {
    tasks: [],
    sections,
    entries,
    entryIds,
    problems: problems.sorted(),
    counts: {
      ...noCounts,
      entries: entries.length,
      photos,
      files: files.length - photos,
      tags: new Set(entries.flatMap(({ tags }) => tags)).size,
      sections: sections.length,
    },
  }
}

function signOfPlanned(entry: PlannedEntry): string {
  const body = bodyOf(entry.text)
  return signOf({ ...entry, excerpt: makeExcerpt(body), body })
}

const alreadyThere = (count: number) =>
  count === 1
    ? 'One entry is in your journal already, as the file has it; it is not made again.'
    : `${count.toLocaleString('en')} entries are in your journal already, as the file has them; they are not made again.`
