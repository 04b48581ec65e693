import type { Goal, Measures } from '../../../../goal/index.ts'
import { daysBetween } from '../../../../kernel/index.ts'
import type { Outlook } from '../words.ts'
import type { Amounts } from './amounts.ts'
import { type Dates, type Span, spanBetween } from './dates.ts'
import { asSentence } from './sentence.ts'

/** What a language says of what is ahead of a goal. */
export interface OutlookPhrases {
  fromTo(from: string, to: string): string
  subjectOf(title: string): string | null
  quoted(title: string): string
  aim(subject: string, target: string): string
  withoutDate(aim: string, ahead: string): string
  wasDue(aim: string, on: string, ahead: string | null): string
  isDue(aim: string, on: string, ahead: string | null): string
  milestonesLeft(left: number): string
  notMoving: string
  tooEarly: string
  /** At the pace of recent weeks; how late nobody can tell yet. */
  expectedFrom(on: string, earliest: string): string
  expectedBetween(earliest: string, latest: string, on: string): string
  /** @param give how far off it may be; null where it is not */
  expectedOn(on: string, give: Span | null): string
  /** A sentence of its own. */
  takes(amount: string, isAbout: boolean): string
}

interface Writing extends Amounts, Pick<Dates, 'day'> {
  inUnits(goal: Goal, value: string, form?: 'after'): string
}

/** By which rules it is told what is ahead of a goal, in any language. */
export function outlookRules({ day, inUnits, counted }: Writing, says: OutlookPhrases): (about: Outlook) => string | null {
  /** What is to be reached. */
  const aimOf = (goal: Goal, after: Measures): string => {
    const { type } = goal.metric
    const subject = type === 'binary' || type === 'milestones' ? null : says.subjectOf(goal.title)
    return subject === null ? says.quoted(goal.title) : says.aim(subject, inUnits(goal, after.target, 'after'))
  }

  /** What it takes from here, of what is behind. */
  const needed = (goal: Goal, { neededPerWeek, pace }: Measures): string => {
    const perWeek = Math.abs(Number(neededPerWeek ?? 0))
    const { type, unit } = goal.metric
    if (pace === 'on-track' || type === 'milestones' || type === 'binary') return ''
    const isWhole = type === 'number' || type === 'duration' || perWeek >= 10
    const said = String(isWhole ? Math.ceil(perWeek) : Math.round(perWeek * 10) / 10)
    if (said === '0' || (isWhole && perWeek < 0.7)) return ''
    const amount = type === 'percent' ? counted(said, 'pt') : type === 'number' ? counted(said, unit) : inUnits(goal, said)
    return ` ${asSentence(says.takes(amount, isWhole))}`
  }

  const ahead = (goal: Goal, { projection }: Measures): string | null => {
    if (goal.metric.type === 'milestones') {
      const left = goal.milestones.filter(({ doneOn }) => doneOn === null).length
      return left === 0 ? null : says.milestonesLeft(left)
    }
    if (projection.state === 'not-moving') return says.notMoving
    if (projection.state === 'not-enough-data') return says.tooEarly
    if (projection.state !== 'expected') return null
    const { on, earliest, latest } = projection
    const years = new Set([on, earliest, latest, goal.endDate].flatMap((date) => date?.slice(0, 4) ?? []))
    const date = (one: string) => (years.size === 1 ? day(one) : `${day(one)} ${one.slice(0, 4)}`)
    if (latest === null) return says.expectedFrom(date(on), date(earliest))
    const [early, late] = [daysBetween(earliest, on), daysBetween(on, latest)]
    const band = Math.max(early, late)
    if (Math.abs(early - late) > Math.max(3, 0.4 * band)) return says.expectedBetween(date(earliest), date(latest), date(on))
    const last = Temporal.PlainDate.from(on).add({ days: band }).toString()
    return says.expectedOn(date(on), band === 0 ? null : spanBetween(on, last))
  }

  return ({ goal, after, today }) => {
    if (goal.status !== 'active' || goal.metric.type === 'habit' || after.projection.state === 'reached') return null
    const [aim, goesOn] = [aimOf(goal, after), ahead(goal, after)]
    if (goal.endDate === null) return goesOn && asSentence(says.withoutDate(aim, goesOn))
    if (goal.endDate < today) return asSentence(says.wasDue(aim, day(goal.endDate), goesOn))
    return asSentence(says.isDue(aim, day(goal.endDate), goesOn)) + needed(goal, after)
  }
}
