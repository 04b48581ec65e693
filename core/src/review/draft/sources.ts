import { type Evidence, lastDayOf, type Win } from '../../career/index.ts'
import { isDecimal } from '../../goal/index.ts'
import type { SentenceSource } from '../schema.ts'
import type { GoalFact, Range, Shown, Theme } from './facts.ts'

/** Evidence that is named beside a win. */
const MOST_EVIDENCE = 4
const MOST_WINS = 12

const isRecord = (kind: Evidence['kind']): kind is 'task' | 'goal' | 'check-in' | 'journal-entry' =>
  kind === 'task' || kind === 'goal' || kind === 'check-in' || kind === 'journal-entry'

/** @param numbers those that the sentence says */
export const winSource = ({ id, title, happenedOn }: Win, numbers: readonly string[]): SentenceSource => ({
  ...{ kind: 'win', id, title, date: happenedOn },
  numbers: [...numbers],
})

/** The numbers of a win. */
export const numbersOf = ({ metric }: Win): string[] => [metric?.baseline, metric?.value].flatMap((one) => one ?? [])

const evidenceSource = ({ kind, recordId, title, date, number }: Evidence): SentenceSource[] =>
  isRecord(kind) && recordId !== null ? [{ kind, id: recordId, title, date: date ?? '', numbers: number ? [number.value] : [] }] : []

/** Whether a number of the win is the one of this piece. */
const givesNumber = ({ metric }: Win, { id }: Evidence) => metric?.baselineFrom === id || metric?.valueFrom === id

/** The records that the numbers of a win come from. */
export const numberSources = (win: Win): SentenceSource[] => win.evidence.filter((piece) => givesNumber(win, piece)).flatMap(evidenceSource)

/** The records that show a win otherwise. */
export const proofSources = (win: Win): SentenceSource[] =>
  win.evidence
    .filter((piece) => !givesNumber(win, piece))
    .flatMap(evidenceSource)
    .map((source) => ({ ...source, numbers: [] }))
    .slice(0, MOST_EVIDENCE)

/** A goal with the days of the range it was measured on. */
export function goalSource({ goal, after }: GoalFact, { from }: Range, numbers: readonly (string | null)[]): SentenceSource {
  const first = goal.startDate > from ? goal.startDate : from
  const last = goal.closing?.localDate ?? after.lastOn
  const date = last !== null && last > first ? `${first}/${last}` : (last ?? first)
  return { kind: 'goal', id: goal.id, title: goal.title, date, numbers: numbers.flatMap((one) => one ?? []) }
}

/** The check-in that a number was said with. @param said what its value reads as; its goal is named beside it */
export const checkInSource = ({ goal, latest }: GoalFact, said: string | null): SentenceSource[] =>
  latest
    ? [
        {
          kind: 'check-in',
          id: latest.id,
          title: said ?? goal.title,
          date: latest.localDate,
          numbers: [latest.value].filter(isDecimal),
        },
      ]
    : []

/** Newest first. */
const newest = (wins: readonly Win[]) => wins.toSorted((a, b) => (lastDayOf(a.happenedOn) < lastDayOf(b.happenedOn) ? 1 : -1))

/** For each of some names the newest win that shows it: one that is private later takes the name along. */
const oneOfEach = (all: readonly { wins: readonly Win[] }[]): Map<string, Win> =>
  new Map(all.flatMap(({ wins }) => newest(wins)[0] ?? []).map((win) => [win.id, win]))

/** The wins that show some skills or competencies, newest first: one of each name at least, then as many as there is room for. */
export function shownSources(all: readonly Shown[]): SentenceSource[] {
  const kept = oneOfEach(all)
  for (const win of newest(all.flatMap(({ wins }) => wins))) if (kept.size < MOST_WINS) kept.set(win.id, win)
  return newest([...kept.values()]).map((win) => winSource(win, []))
}

/** The entries that themes were thought through in, and a win of each, as the word for it is a name of theirs. */
export function themeSources(themes: readonly Theme[]): SentenceSource[] {
  const entries = new Map(themes.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]))
  return [
    ...newest([...oneOfEach(themes).values()]).map((win) => winSource(win, [])),
    ...[...entries.values()]
      .slice(0, MOST_WINS)
      .map(({ id, title, entryDate }): SentenceSource => ({ kind: 'journal-entry', id, title, date: entryDate, numbers: [] })),
  ]
}
