import { type Goal, isDecimal, type Measures } from '../../../../goal/index.ts'
import type { GoalFact } from '../../facts.ts'
import type { PacketWords } from '../words.ts'
import type { Amounts } from './amounts.ts'
import { type Dates, type Span, spanBetween } from './dates.ts'
import { type OutlookPhrases, outlookRules } from './outlook.ts'
import { asSentence } from './sentence.ts'
import type { Direction } from './win.ts'

export type GoalWords = Pick<PacketWords, 'moved' | 'underWay' | 'measured' | 'lastValue' | 'outlook'>

/** When a goal was reached: on its day, or so long before or after it. */
export type Reached = { on: string } | ({ is: 'early' | 'late' } & Span) | null

/** How a goal goes by its plan. */
export interface Standing {
  pace: NonNullable<Measures['pace']>
  isNow: boolean
  /** What the plan asks for by then; `null` where it is not said. */
  line: string | null
}

/** What a language says of goals. No full stop ends any of it. */
export interface GoalPhrases extends OutlookPhrases {
  /** A goal as what its number is of, such as “Forecast accuracy”; `null` where its name is no such thing. */
  subjectOf(title: string): string | null
  quoted(title: string): string
  changed(subject: string, direction: Direction, way: string): string
  goalMoved(name: string, way: string): string
  milestones(done: number, all: number, name: string): string
  cameTo(name: string, value: string, target: string): string
  wentOnTo(name: string, from: string, value: string, target: string): string
  kept(name: string, done: string, asked: number): string
  /** Behind what says the number. */
  onTheWayTo(said: string, aim: string): string
  /** Behind what says the number. */
  whichReached(said: string, when: Reached): string
  reached(name: string, when: Reached): string
  reachedAfter(name: string, on: string | null, checkIns: number): string
  notReached(name: string): string
  ended(name: string, on: string | null, value: string, target: string, checkIns: number): string
  /** By how many check-ins it was followed, and how it goes; `name` where it is not said yet, `isTurned` to begin otherwise. */
  followed(given: { name: string | null; checkIns: number; last: string | null; stands: Standing | null; isTurned: boolean }): string
}

/** By which rules a goal is told, in any language. */
export function goalRules(amounts: Amounts, { day }: Dates, says: GoalPhrases): GoalWords {
  const { amount, fromTo, plain, duration } = amounts
  const quoted = ({ title }: Goal) => says.quoted(title)

  /** A value of a goal as it is read. */
  const inUnits = ({ metric }: Goal, value: string, form?: 'after'): string => {
    if (metric.type === 'duration') return duration(value)
    if (metric.type === 'percent' || metric.type === 'habit') return amount(value, '%')
    return metric.type === 'number' || metric.type === 'currency' ? amount(value, metric.unit, form) : plain(value)
  }

  const way = (goal: Goal, from: string, to: string): string => {
    const { type, unit } = goal.metric
    if (type === 'duration') return says.fromTo(inUnits(goal, from), inUnits(goal, to))
    return fromTo(from, to, type === 'percent' ? '%' : unit)
  }

  /** Measured by a unit that is said once. */
  const isCounted = ({ metric }: Goal) => metric.type === 'number'
  const bare = (goal: Goal, value: string) => (isCounted(goal) ? plain(value) : inUnits(goal, value, 'after'))

  const addsUp = ({ metric }: Goal) => metric.aggregation === 'sum' || metric.aggregation === 'count'

  const reachedWhen = ({ endDate, closing }: Goal): Reached => {
    if (!closing) return null
    if (endDate === null || endDate === closing.localDate) return { on: day(closing.localDate) }
    return { is: closing.localDate < endDate ? 'early' : 'late', ...spanBetween(closing.localDate, endDate) }
  }

  const closedOn = ({ closing }: Goal): string | null => closing && day(closing.localDate)

  const progressed = ({ goal, before, after }: GoalFact): string | null => {
    const from = before.current ?? after.start
    const to = after.current
    if (to === null || (from === to && goal.status !== 'achieved')) return null
    const { type } = goal.metric
    if (type === 'milestones') {
      const done = goal.milestones.filter(({ doneOn }) => doneOn !== null)
      return says.milestones(done.length, goal.milestones.length, quoted(goal))
    }
    if (type === 'habit' || type === 'binary') return null
    if (addsUp(goal)) {
      const isWhole = goal.status === 'achieved' || before.current === null || before.current === before.start
      const [value, target] = [bare(goal, to), inUnits(goal, after.target, 'after')]
      return isWhole ? says.cameTo(quoted(goal), value, target) : says.wentOnTo(quoted(goal), bare(goal, from), value, target)
    }
    const subject = says.subjectOf(goal.title)
    const direction = Number(to) > Number(from) ? 'up' : Number(to) < Number(from) ? 'down' : 'same'
    return subject === null ? says.goalMoved(quoted(goal), way(goal, from, to)) : says.changed(subject, direction, way(goal, from, to))
  }

  const kept = ({ goal, before, after }: GoalFact): string | null => {
    if (!after.habit) return null
    const asked = after.habit.asked - (before.habit?.asked ?? 0)
    const done = after.habit.kept - (before.habit?.kept ?? 0)
    return asked > 0 ? asSentence(says.kept(quoted(goal), plain(String(done)), asked)) : null
  }

  const missed = ({ goal, after, checkIns }: GoalFact): string => {
    if (after.current === null || goal.metric.type === 'binary' || goal.metric.type === 'habit') return says.notReached(quoted(goal))
    return says.ended(quoted(goal), closedOn(goal), inUnits(goal, after.current, 'after'), bare(goal, after.target), checkIns)
  }

  const moved = (fact: GoalFact): string | null => {
    const { goal, after } = fact
    const said = progressed(fact)
    if (goal.status === 'achieved') {
      const when = reachedWhen(goal)
      return asSentence(said === null ? says.reached(quoted(goal), when) : says.whichReached(said, when))
    }
    if (goal.status === 'missed') return asSentence(missed(fact))
    if (goal.metric.type === 'habit') return kept(fact)
    if (said === null) return null
    const isAimed = addsUp(goal) || goal.metric.type === 'milestones' || goal.metric.direction === 'within'
    return asSentence(isAimed ? said : says.onTheWayTo(said, bare(goal, after.target)))
  }

  const standing = ({ goal, after: { pace, isFirstMiss, ideal }, isNow }: GoalFact): Standing | null => {
    if (pace === null || isFirstMiss) return null
    const isLine = pace !== 'on-track' && ideal !== null && goal.metric.type !== 'milestones'
    return { pace, isNow, line: isLine ? inUnits(goal, asExact(goal, ideal)) : null }
  }

  const followed = (fact: GoalFact, name: string | null, isTurned: boolean): string | null => {
    const { goal, checkIns, latest } = fact
    if (goal.status !== 'active' && goal.status !== 'paused') return null
    const stands = standing(fact)
    if (checkIns === 0 && stands === null) return null
    const last = latest && checkIns > 1 ? day(latest.localDate) : null
    return asSentence(says.followed({ name, checkIns, last, stands, isTurned: isTurned && checkIns > 1 && stands !== null }))
  }

  return {
    moved,
    underWay(fact) {
      const { goal, checkIns } = fact
      if (goal.status === 'achieved') return asSentence(says.reachedAfter(quoted(goal), closedOn(goal), checkIns))
      return followed(fact, quoted(goal), false)
    },
    measured: (fact, place) => followed(fact, null, place % 2 === 1),
    lastValue: ({ goal, latest }) => (latest && isDecimal(latest.value) ? inUnits(goal, latest.value) : null),
    outlook: outlookRules({ ...amounts, day, inUnits }, says),
  }
}

/** What a line asks for, no finer than what is measured by it. */
function asExact({ metric }: Goal, value: string): string {
  const isWhole = ![metric.start, metric.target].some((one) => one.includes('.')) && metric.type !== 'percent'
  return String(isWhole ? Math.round(Number(value)) : Math.round(Number(value) * 10) / 10)
}
