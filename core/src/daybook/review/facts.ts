import type { Goal, Measures } from '../../goal/index.ts'
import type { DayHeld, FinishedTask, WrittenEntry } from '../schema.ts'
import type { Period } from './period.ts'

/** A task that asks for a day. */
export interface NamedTask {
  id: string
  title: string
}

/** The first of some, and how many there are in all. */
export interface Some<T> {
  first: readonly T[]
  count: number
}

/** How a goal went from before some days to the end of them. */
export interface GoalChange {
  goal: Goal
  before: Measures
  after: Measures
}

/** What a review tells of. */
export interface ReviewFacts {
  period: Period
  days: readonly DayHeld[]
  goals: readonly GoalChange[]
  /** What was due before, and still is. */
  overdue: Some<NamedTask>
  /** What asks for the day, or of a longer time for the week after it. */
  due: Some<NamedTask>
}

/** In the order of time. */
const inOrder = (days: readonly DayHeld[]): DayHeld[] => [...days].sort((a, b) => (a.date < b.date ? -1 : 1))

/** Every task that was finished, once, with how often it was. */
export function finishedTasks(days: readonly DayHeld[]): { task: FinishedTask; times: number }[] {
  const byTask = Map.groupBy(
    inOrder(days).flatMap(({ finished }) => finished),
    ({ taskId }) => taskId,
  )
  return [...byTask.values()].map((rounds) => ({ task: rounds[0] as FinishedTask, times: rounds.length }))
}

/** Every entry with its day. */
export const writtenEntries = (days: readonly DayHeld[]): { date: string; entry: WrittenEntry }[] =>
  inOrder(days).flatMap(({ date, written }) => written.map((entry) => ({ date, entry })))
