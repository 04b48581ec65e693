import { foldText, foremost, NAME_WORK, type Pace } from '../../kernel/index.ts'
import type { EntryFacts } from './entry-facts.ts'
import type { JournalDay, JournalStats, MeanOf } from './schema.ts'
import { streakOf } from './streak.ts'

/** Days that are meant: plain dates, `before` excluded. */
export interface StatsRange {
  from: string
  before: string
}

const MOODS = [-2, -1, 0, 1, 2]
const ENERGIES = [1, 2, 3, 4, 5]

/** Tags, and feelings, that are told: those that most entries have. */
export const MOST_WORDS = 300

/** So many of them are told apart; nobody's entries have more but to be dear. */
const MOST_TOLD_APART = 10_000

/** Counts the entries of some days, and gives way among their words; the streak is that of all days. */
export async function statsOf(all: readonly EntryFacts[], { from, before }: StatsRange, today: string, pace: Pace): Promise<JournalStats> {
  const entries = all.filter(({ date }) => from <= date && date < before)
  const days = [...Map.groupBy(entries, ({ date }) => date)]
    .map(([date, own]) => dayOf(date, own))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const tags = await mostUsed(entries, 'tags', pace)
  const feelings = await mostUsed(entries, 'feelings', pace)
  const [moods, energies] = [said(entries, 'mood'), said(entries, 'energy')]
  return {
    from,
    before,
    days,
    total: { days: days.length, entries: entries.length, words: wordsOf(entries) },
    streak: streakOf(
      all.map(({ day }) => day),
      today,
    ),
    mood: meanOf(moods),
    moods: MOODS.map((mood) => ({ mood, count: moods.filter((one) => one === mood).length })),
    energy: meanOf(energies),
    energies: ENERGIES.map((energy) => ({ energy, count: energies.filter((one) => one === energy).length })),
    tags: tags.words.map(({ word, count, moods }) => ({ tag: word, count, mood: meanOf(moods) })),
    moreTags: tags.more,
    feelings: feelings.words.map(({ word, count }) => ({ feeling: word, count })),
    moreFeelings: feelings.more,
  }
}

const dayOf = (date: string, entries: readonly EntryFacts[]): JournalDay => ({
  date,
  entries: entries.length,
  words: wordsOf(entries),
  mood: meanOf(said(entries, 'mood')),
  energy: meanOf(said(entries, 'energy')),
})

const wordsOf = (entries: readonly EntryFacts[]) => entries.reduce((sum, { wordCount }) => sum + wordCount, 0)

const said = (entries: readonly EntryFacts[], what: 'mood' | 'energy') => entries.flatMap((entry) => entry[what] ?? [])

function meanOf(values: readonly number[]): MeanOf | null {
  if (values.length === 0) return null
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, count: values.length }
}

interface Used {
  /** As it was written first. */
  word: string
  /** How many entries have it, whatever its case. */
  count: number
  /** What those of them said that say a mood. */
  moods: number[]
}

async function mostUsed(entries: readonly EntryFacts[], what: 'tags' | 'feelings', pace: Pace): Promise<{ words: Used[]; more: number }> {
  const used = new Map<string, Used>()
  for (const { [what]: list, mood } of entries) {
    for (const [key, word] of new Map(list.map((word) => [foldText(word), word]))) {
      const known = used.get(key) ?? { word, count: 0, moods: [] }
      if (known.count === 0 && used.size === MOST_TOLD_APART) continue
      known.count++
      if (mood !== null) known.moods.push(mood)
      used.set(key, known)
    }
    await pace(NAME_WORK * list.length)
  }
  const words = await foremost(used.values(), MOST_WORDS, (a, b) => b.count - a.count || (a.word < b.word ? -1 : 1), pace)
  return { words, more: used.size - words.length }
}
