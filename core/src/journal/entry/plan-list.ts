import { foldText, type Query, type QueryArgs } from '../../kernel/index.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'

/** Which entries, by the day they are about: plain dates, `before` excluded. All that is said must hold. */
export interface EntriesAsked {
  from?: string | undefined
  before?: string | undefined
  /** `null`: of the journal everybody has. */
  journalId?: string | null | undefined
  /** With this tag, whatever its case and accents. */
  tag?: string | undefined
  /** One of these moods. */
  moods?: readonly number[] | undefined
  starred?: boolean | undefined
  /** Whether they show a picture. */
  withPhoto?: boolean | undefined
  /** Naming this record by a link. */
  linkedId?: string | undefined
  oldestFirst?: boolean | undefined
}

export interface ListPlan {
  query: Query<JournalEntry>
  args: QueryArgs
  /** What must hold of what the query finds; `null` when it says all. */
  test: ((entry: JournalEntry) => boolean) | null
}

interface Condition {
  /** Found by its own index, newest first; absent where there is none. */
  by?: Pick<ListPlan, 'query' | 'args'>
  holds(entry: JournalEntry): boolean
}

/** The declared query that leaves out the most, and what is left to test of what it finds. */
export function planList({ from, before, oldestFirst, ...asked }: EntriesAsked): ListPlan {
  const { newest, oldest, ofJournalOldest } = journalEntries.queries
  const days = { ...(from !== undefined && { from }), ...(before !== undefined && { before }) }
  const conditions = conditionsOf(asked)
  const isOneJournal = conditions.length === 1 && asked.journalId !== undefined
  if (oldestFirst && isOneJournal)
    return { query: ofJournalOldest, args: { where: { journalId: asked.journalId ?? null }, ...days }, test: null }
  const served = oldestFirst ? undefined : conditions.find(({ by }) => by)
  const rest = conditions.filter((condition) => condition !== served)
  const { query, args } = served?.by ?? { query: oldestFirst ? oldest : newest, args: {} }
  return { query, args: { ...args, ...days }, test: rest.length === 0 ? null : (entry) => rest.every(({ holds }) => holds(entry)) }
}

/** Whether an entry is asked for, however it was found. */
export function isAskedFor({ from, before, ...asked }: EntriesAsked): (entry: JournalEntry) => boolean {
  const conditions = conditionsOf(asked)
  return (entry) =>
    (from === undefined || from <= entry.entryDate) &&
    (before === undefined || entry.entryDate < before) &&
    conditions.every(({ holds }) => holds(entry))
}

/** What is asked for, that which fewest entries have first. */
function conditionsOf({ linkedId, tag, starred, withPhoto, moods, journalId }: EntriesAsked): Condition[] {
  const { byLinked, tagged, starred: starredOnes, withPhoto: withPhotos, ofMood, ofJournal } = journalEntries.queries
  const found: (Condition | false)[] = [
    linkedId !== undefined && {
      by: { query: byLinked, args: { each: linkedId } },
      holds: ({ links }) => links.some(({ id }) => id === linkedId),
    },
    tag !== undefined && tagCondition(foldText(tag), tagged),
    starred === true && { by: { query: starredOnes, args: { where: { isStarred: true } } }, holds: (entry) => entry.starred },
    withPhoto === true && { by: { query: withPhotos, args: { where: { hasPhoto: true } } }, holds: ({ photoIds }) => photoIds.length > 0 },
    moods !== undefined && {
      ...(moods.length === 1 && { by: { query: ofMood, args: { where: { moodKey: String(moods[0]) } } } }),
      holds: ({ mood }) => mood !== null && moods.includes(mood),
    },
    journalId !== undefined && {
      by: { query: ofJournal, args: { where: { journalId } } },
      holds: (entry) => entry.journalId === journalId,
    },
    starred === false && { holds: (entry) => !entry.starred },
    withPhoto === false && { holds: ({ photoIds }) => photoIds.length === 0 },
  ]
  return found.filter((condition) => condition !== false)
}

const tagCondition = (key: string, query: Query<JournalEntry>): Condition => ({
  by: { query, args: { each: key } },
  holds: ({ tags }) => tags.some((tag) => foldText(tag) === key),
})
