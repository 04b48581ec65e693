import type { Goal, Measures } from '@throughline/core/goal'
import { goal as words } from '../../../messages/goal.ts'
import { type DateContext, formatter, plain } from '../../desk/words/day.ts'
import { nextMilestone } from '../rules/actions.ts'
import { type DayMark, doneThisWeek } from '../rules/moves.ts'
import { figureWithUnit } from './figures.ts'

interface Week {
  today: string
  weekStart: number
}

/** `5 October`; `5 Oct` where there is little room. */
export const dayAndMonth = (date: string, { locale, today }: DateContext, month: 'short' | 'long' = 'long'): string =>
  formatter(locale, {
    day: 'numeric',
    month,
    timeZone: 'UTC',
    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(plain(date))

/** Any Monday; weekdays are named from it. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Of 1 for Monday to 7 for Sunday. */
export const weekdayName = (weekday: number, locale: string, length: 'short' | 'long' = 'short'): string =>
  formatter(locale, { weekday: length, timeZone: 'UTC' }).format(MONDAY + (weekday - 1) * DAY_MS)

/** `Mon to Fri`, or each by its name. */
function weekdayWords(weekdays: readonly number[], locale: string): string {
  const sorted = weekdays.toSorted((a, b) => a - b)
  const names = sorted.map((weekday) => weekdayName(weekday, locale))
  const isRun = sorted.length > 2 && sorted.every((weekday, i) => weekday === (sorted[0] ?? 0) + i)
  return isRun ? words.habit.run(names[0] ?? '', names.at(-1) ?? '') : words.habit.days(names)
}

/** Which days a habit is meant for, in words. */
export function habitWords({ weekdays, timesPerWeek, dailyTarget, type, unit }: Goal['metric'], locale: string): string {
  const rhythm = timesPerWeek
    ? words.habit.times(timesPerWeek)
    : weekdays && weekdays.length < 7
      ? weekdayWords(weekdays, locale)
      : words.habit.daily
  if (dailyTarget === null) return rhythm
  return `${rhythm}, ${words.habit.amount(figureWithUnit(dailyTarget, { type: type === 'habit' ? 'number' : type, unit }, locale))}`
}

/** How often a habit of so many times a week was done in the one that runs: `1 of 3 this week`; `null` of any other. */
export function weekWords({ metric: { timesPerWeek } }: Pick<Goal, 'metric'>, marks: readonly DayMark[], days: Week): string | null {
  if (!timesPerWeek) return null
  return `${words.of(String(doneThisWeek(marks, days)), String(timesPerWeek))} ${words.habit.thisWeek}`
}

/** The pause that goes on, in words; `null` when none does. */
export function pauseWords({ status, pauses }: Pick<Goal, 'status' | 'pauses'>, context: DateContext): string | null {
  if (status !== 'paused') return null
  const pause = pauses.at(-1)
  return pause ? words.pausedSince(dayAndMonth(pause.from, context), pause.until && dayAndMonth(pause.until, context)) : words.paused
}

/** What the row says of a goal below its name, after what it is for. */
export function detailWords(goal: Goal, below: number, tasks: number, context: DateContext): string[] {
  const { metric, milestones, tags } = goal
  const paused = pauseWords(goal, context)
  const next = nextMilestone(goal)
  return [
    ...(paused ? [paused] : []),
    ...(metric.type === 'habit' && !paused ? [habitWords(metric, context.locale)] : []),
    ...(metric.type === 'milestones' ? [words.milestones(milestones.filter(({ doneOn }) => doneOn).length, milestones.length)] : []),
    ...(goal.status === 'active' && next ? [words.nextMilestone(next.title)] : []),
    ...(below ? [words.below(below)] : []),
    ...(tasks ? [words.tasksOpen(tasks)] : []),
    ...tags.map((tag) => `#${tag}`),
  ]
}

/** What the pace is, in a word. */
export function paceWords(measures: Pick<Measures, 'pace' | 'isFirstMiss' | 'noPace' | 'unmeasured'>): string {
  const { pace, noPace } = measures
  if (pace) return measures.isFirstMiss ? words.firstMiss : words.pace[pace]
  if (hasNoDays(measures)) return words.habit.none
  return noPace ? words.noPace[noPace] : ''
}

/** Whether a habit has begun, and nothing was asked of it yet. */
export const hasNoDays = ({ noPace, unmeasured }: Pick<Measures, 'noPace' | 'unmeasured'>): boolean =>
  noPace === 'unmeasured' && unmeasured === 'no-days-yet'
