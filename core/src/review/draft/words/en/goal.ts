import type { Goal, Measures } from '../../../../goal/index.ts'
import type { GoalFact } from '../../facts.ts'
import type { Outlook, PacketWords } from '../words.ts'
import { type Amounts, counted, inWords } from './amounts.ts'
import { type Dates, span } from './dates.ts'
import { didOf } from './verbs.ts'
import { asSentence } from './win.ts'

type GoalWords = Pick<PacketWords, 'moved' | 'underWay' | 'measured' | 'outlook'>

/** “to 82 %”, “under 3.5 %” at the end of a name: where it is to go, which the sentence says itself. */
const aim = /\s+(?:to|under|below|above|over|at)\s+[£€$]?\d[\d.,\s]*\S{0,12}$/

/** Names that a change cannot be said of: “Fewer stock-outs fell from …”. */
const comparative = /^(?:fewer|less|more|better|faster|lower|higher|shorter|longer|quicker|cheaper|no|at|by)\b/i

/** A goal as what its number is of, such as “Forecast accuracy”; `null` where its name is no such thing. */
function subjectOf({ title }: Goal): string | null {
  const bare = title.replace(aim, '')
  const isThing = bare !== title && didOf(title) === null && !comparative.test(bare) && !/^\d/.test(bare)
  return isThing ? bare : null
}

export function goalWords({ amount, fromTo, plain, duration, counted: countedAmount }: Amounts, { day }: Dates): GoalWords {
  const quoted = ({ title }: Goal) => `“${title}”`

  /** A value of a goal as it is read. */
  const inUnits = ({ metric }: Goal, value: string): string => {
    if (metric.type === 'duration') return duration(value)
    if (metric.type === 'percent' || metric.type === 'habit') return amount(value, '%')
    return metric.type === 'number' || metric.type === 'currency' ? amount(value, metric.unit) : plain(value)
  }

  const way = (goal: Goal, from: string, to: string): string => {
    const { type, unit } = goal.metric
    if (type === 'duration') return `from ${inUnits(goal, from)} to ${inUnits(goal, to)}`
    return fromTo(from, to, type === 'percent' ? '%' : unit)
  }

  /** Measured by a unit that is said once. */
  const isCounted = ({ metric }: Goal) => metric.type === 'number'

  const addsUp = ({ metric }: Goal) => metric.aggregation === 'sum' || metric.aggregation === 'count'

  /** How early or late it was reached. */
  const against = ({ endDate, closing }: Goal): string => {
    if (!closing) return ''
    if (endDate === null || endDate === closing.localDate) return ` on ${day(closing.localDate)}`
    const by = span(closing.localDate, endDate, counted)
    return closing.localDate < endDate ? `, ${by} before it was due` : `, ${by} after it was due`
  }

  const progressed = ({ goal, before, after }: GoalFact): string | null => {
    const from = before.current ?? after.start
    const to = after.current
    if (to === null || (from === to && goal.status !== 'achieved')) return null
    const { type } = goal.metric
    if (type === 'milestones') {
      const done = goal.milestones.filter(({ doneOn }) => doneOn !== null)
      return `I have reached ${inWords(done.length)} of the ${counted(goal.milestones.length, 'milestone')} of ${quoted(goal)}`
    }
    if (type === 'habit' || type === 'binary') return null
    const subject = subjectOf(goal)
    if (addsUp(goal)) {
      const isWhole = goal.status === 'achieved' || before.current === null || before.current === before.start
      const of = isCounted(goal)
        ? `${plain(to)} of ${inUnits(goal, after.target)}`
        : `${inUnits(goal, to)} of ${inUnits(goal, after.target)}`
      return isWhole
        ? `${quoted(goal)} came to ${of}`
        : `${quoted(goal)} went on from ${isCounted(goal) ? plain(from) : inUnits(goal, from)} to ${of}`
    }
    const verb = Number(to) > Number(from) ? 'rose' : Number(to) < Number(from) ? 'fell' : 'stayed'
    return subject === null ? `My goal ${quoted(goal)} moved ${way(goal, from, to)}` : `${subject} ${verb} ${way(goal, from, to)}`
  }

  const kept = ({ goal, before, after }: GoalFact): string | null => {
    if (!after.habit) return null
    const asked = after.habit.asked - (before.habit?.asked ?? 0)
    const done = after.habit.kept - (before.habit?.kept ?? 0)
    return asked > 0 ? `I kept ${quoted(goal)} on ${plain(String(done))} of ${counted(asked, 'day')}` : null
  }

  const moved = (fact: GoalFact): string | null => {
    const { goal, after } = fact
    const said = progressed(fact)
    if (goal.status === 'achieved')
      return asSentence(said === null ? `I reached ${quoted(goal)}${against(goal)}` : `${said}${reachedBy(goal)}`)
    if (goal.status === 'missed') return asSentence(missed(fact))
    if (goal.metric.type === 'habit') return (kept(fact) ?? null) && asSentence(kept(fact) as string)
    if (said === null) return null
    const isAimed = addsUp(goal) || goal.metric.type === 'milestones' || goal.metric.direction === 'within'
    return asSentence(isAimed ? said : `${said}, on the way to ${isCounted(goal) ? plain(after.target) : inUnits(goal, after.target)}`)
  }

  /** How a sentence that says the number ends: when the goal was reached. */
  const reachedBy = (goal: Goal): string => {
    if (!goal.closing || goal.endDate === null || goal.endDate === goal.closing.localDate) return ', which reached the goal'
    const by = span(goal.closing.localDate, goal.endDate, counted)
    return goal.closing.localDate < goal.endDate ? `, ${by} before the goal was due` : `, which reached the goal ${by} late`
  }

  const missed = ({ goal, after, checkIns }: GoalFact): string => {
    const on = goal.closing ? ` on ${day(goal.closing.localDate)}` : ''
    if (after.current === null || goal.metric.type === 'binary' || goal.metric.type === 'habit') return `I did not reach ${quoted(goal)}`
    return `${quoted(goal)} ended${on} at ${inUnits(goal, after.current)} instead of ${isCounted(goal) ? plain(after.target) : inUnits(goal, after.target)}${afterCheckIns(checkIns)}`
  }

  const afterCheckIns = (checkIns: number) => (checkIns > 1 ? `, after ${counted(checkIns, 'check-in')}` : '')

  const underWay = (fact: GoalFact, place: number): string | null => {
    const { goal, checkIns } = fact
    if (goal.status === 'achieved') {
      const on = goal.closing ? ` on ${day(goal.closing.localDate)}` : ''
      return `I reached ${quoted(goal)}${on}${afterCheckIns(checkIns)}.`
    }
    const said = measured(fact, place * 2)
    return said === null ? null : `On ${quoted(goal)} ${said}`
  }

  const standing = ({ pace, ideal }: Measures, goal: Goal, isNow: boolean): string | null => {
    const [am, asks, by] = isNow ? ['am', 'asks', 'now'] : ['was', 'asked', 'then']
    if (pace === 'on-track') return `${am} on plan`
    const line =
      ideal === null || goal.metric.type === 'milestones' ? '' : `, which ${asks} for ${inUnits(goal, asExact(goal, ideal))} by ${by}`
    if (pace === 'behind') return `${am} behind plan${line}`
    return pace === 'at-risk' ? `${am} well behind plan${line}` : null
  }

  const measured = ({ goal, after, checkIns, latest, isNow }: GoalFact, place: number): string | null => {
    if (goal.status !== 'active' && goal.status !== 'paused') return null
    const stands = standing(after, goal, isNow)
    if (checkIns === 0) return stands && asSentence(`I ${stands}`)
    const last = latest && checkIns > 1 ? `, last on ${day(latest.localDate)}` : ''
    const how = checkIns === 1 ? 'once' : checkIns === 2 ? 'twice' : counted(checkIns, 'time')
    if (stands === null) return asSentence(`I checked in ${how}${last}`)
    if (place % 2 === 1 && checkIns > 1)
      return asSentence(`after ${counted(checkIns, 'check-in')}${last && `, the${last.slice(1)}`}, I ${stands}`)
    return asSentence(`I checked in ${how}${last}${last && ','} and ${stands}`)
  }

  return {
    moved,
    underWay,
    measured,
    outlook: (about) => outlookOf(about, { inUnits, day, countedAmount }),
  }
}

/** What a line asks for, no finer than what is measured by it. */
function asExact({ metric }: Goal, value: string): string {
  const isWhole = ![metric.start, metric.target].some((one) => one.includes('.')) && metric.type !== 'percent'
  return String(isWhole ? Math.round(Number(value)) : Math.round(Number(value) * 10) / 10)
}

interface InWords {
  inUnits(goal: Goal, value: string): string
  countedAmount: Amounts['counted']
  day(date: string): string
}

function outlookOf({ goal, after, today }: Outlook, words: InWords): string | null {
  if (goal.status !== 'active' || goal.metric.type === 'habit' || after.projection.state === 'reached') return null
  const { day } = words
  const aim = aimOf(goal, after, words)
  const ahead = aheadOf(goal, after, day)
  const goesOn = ahead === null ? '' : `; ${ahead}`
  if (goal.endDate === null) return ahead && asSentence(`${aim} has no date yet${goesOn}`)
  if (goal.endDate < today) return asSentence(`${aim} was due on ${day(goal.endDate)}${goesOn || ' and is still open'}`)
  return asSentence(`${aim} is due on ${day(goal.endDate)}${goesOn}`) + needed(goal, after, words)
}

/** What is to be reached, as the subject of a sentence. */
function aimOf(goal: Goal, after: Measures, { inUnits }: InWords): string {
  const { type } = goal.metric
  const subject = type === 'binary' || type === 'milestones' ? null : subjectOf(goal)
  return subject === null ? `“${goal.title}”` : `${subject} of ${inUnits(goal, after.target)}`
}

/** What it takes from here, of what is behind. */
function needed(goal: Goal, { neededPerWeek, pace }: Measures, { inUnits, countedAmount }: InWords): string {
  const perWeek = Math.abs(Number(neededPerWeek ?? 0))
  if (pace === 'on-track' || goal.metric.type === 'milestones' || goal.metric.type === 'binary') return ''
  const isWhole = goal.metric.type === 'number' || goal.metric.type === 'duration' || perWeek >= 10
  const said = isWhole ? Math.ceil(perWeek) : Math.round(perWeek * 10) / 10
  if (said === 0 || (isWhole && perWeek < 0.7)) return ''
  const { type, unit } = goal.metric
  const amount =
    type === 'percent'
      ? countedAmount(String(said), 'pt')
      : type === 'number'
        ? countedAmount(String(said), unit)
        : inUnits(goal, String(said))
  return ` That takes ${isWhole ? 'about ' : ''}${amount} a week from here.`
}

function aheadOf(goal: Goal, { projection }: Measures, day: (date: string) => string): string | null {
  if (goal.metric.type === 'milestones') {
    const left = goal.milestones.filter(({ doneOn }) => doneOn === null).length
    return left === 0 ? null : `${counted(left, 'milestone')} ${left === 1 ? 'is' : 'are'} left`
  }
  if (projection.state === 'not-moving') return 'of late it has not been moving there'
  if (projection.state === 'not-enough-data') return 'it is too early to say when it gets there'
  if (projection.state !== 'expected') return null
  const { on, earliest, latest } = projection
  const years = new Set([on, earliest, latest, goal.endDate].flatMap((date) => date?.slice(0, 4) ?? []))
  const date = (one: string) => (years.size === 1 ? day(one) : `${day(one)} ${one.slice(0, 4)}`)
  const pace = 'at the pace of recent weeks it gets there'
  if (latest === null) return `${pace} on ${date(on)}, on ${date(earliest)} at the earliest; how late, the numbers do not say yet`
  const [early, late] = [daysBetween(earliest, on), daysBetween(on, latest)]
  const band = Math.max(early, late)
  if (Math.abs(early - late) > Math.max(3, 0.4 * band))
    return `${pace} between ${date(earliest)} and ${date(latest)}, most likely on ${date(on)}`
  const last = Temporal.PlainDate.from(on).add({ days: band }).toString()
  return `${pace} on ${date(on)}${band === 0 ? '' : `, give or take ${span(on, last, counted)}`}`
}

const daysBetween = (from: string, until: string) => Temporal.PlainDate.from(from).until(until).days
