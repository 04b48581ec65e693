import { foldText } from '../kernel/text/search-text.ts'
import type { GoalStatus } from './schema.ts'
import { isClosed } from './state.ts'

/** Records that are called so or, where none is, whose titles begin so, whatever their case and accents. */
export function titled<T extends { title: string }>(records: readonly T[], words: string): T[] {
  const wanted = foldText(words)
  const begun = records.filter(({ title }) => foldText(title).startsWith(wanted))
  const called = begun.filter(({ title }) => foldText(title) === wanted)
  return called.length > 0 ? called : begun
}

/** The goals that somebody may mean by some words: those that go on or, where none of them fits, those that are over. */
export function goalsNamed<T extends { title: string; status: GoalStatus }>(goals: readonly T[], words: string): T[] {
  const going = titled(
    goals.filter(({ status }) => !isClosed(status)),
    words,
  )
  return going.length > 0 ? going : titled(goals, words)
}
