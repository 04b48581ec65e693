import { foldText } from '../../kernel/index.ts'
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

/** Counts the entries of some days; the streak is that of all days. */
export function statsOf(all: readonly EntryFacts[], { from, before }: StatsRange, today: string): JournalStats {
  const entries = all.filter(({ date }) => from <= date && date < before)
  const days = [...Map.groupBy(entries, ({ date }) => date)]
    .map(([date, own]) => dayOf(date, own))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const moodsByTag = moodsOfTags(entries)
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
    tags: mostUsed(entries.map(({ tags }) => tags)).map(([tag, count]) => ({
      tag,
      count,
      mood: meanOf(moodsByTag.get(foldText(tag)) ?? []),
    })),
    feelings: mostUsed(entries.map(({ feelings }) => feelings)).map(([feeling, count]) => ({ feeling, count })),
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

/** The moods of the entries with each tag, by its folded form. */
function moodsOfTags(entries: readonly EntryFacts[]): ReadonlyMap<string, readonly number[]> {
  const moods = new Map<string, number[]>()
  for (const { tags, mood } of entries) {
    if (mood === null) continue
    for (const key of new Set(tags.map(foldText))) {
      const known = moods.get(key)
      if (known) known.push(mood)
      else moods.set(key, [mood])
    }
  }
  return moods
}

/** How many entries use each word, whatever its case; it is written as it was first. */
function mostUsed(lists: readonly (readonly string[])[]): [string, number][] {
  const counts = new Map<string, { word: string; count: number }>()
  for (const list of lists) {
    const words = new Map(list.map((word) => [foldText(word), word]))
    for (const [key, word] of words) {
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { word, count: 1 })
    }
  }
  const used = counts.values().map(({ word, count }): [string, number] => [word, count])
  return [...used].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}
