import type { Goal } from '@throughline/core/goal'
import { isClosed } from '@throughline/core/goal/state'
import { goalPage } from '../../../messages/goal-page.ts'
import { localDateOf, shortDate } from '../../desk/words/day.ts'
import { amountWords } from '../words/amount.ts'
import { habitWords } from '../words/line.ts'

const words = goalPage.story

/** Something that happened to a goal, on a plain date. */
export interface Happened {
  key: string
  on: string
  what: string
}

interface Context {
  today: string
  locale: string
  timeZone: string
  dayStart: number
}

/** What happened to a goal up to today, newest first. */
export function storyOf(goal: Goal, context: Context): Happened[] {
  const { createdAt, startDate, pauses, closing, status } = goal
  const { today } = context
  const madeOn = localDateOf(createdAt, context)
  const closed = closing && isClosed(status) ? words.closed[status] : null
  const happened: Happened[] = [
    ...(closing && closed ? [{ key: 'closed', on: closing.localDate, what: closed }] : []),
    ...changesOf(goal, context),
    ...pauses
      .toReversed()
      .flatMap(({ from, until }) => [
        ...(until && until <= today && until !== closing?.localDate ? [{ key: `until ${until}`, on: until, what: words.wentOn }] : []),
        ...(from <= today ? [{ key: `paused ${from}`, on: from, what: words.paused }] : []),
      ]),
    ...(startDate > madeOn && startDate <= today ? [{ key: 'began', on: startDate, what: words.began }] : []),
    { key: 'made', on: madeOn, what: words.made },
  ]
  // Of one day they stand as they are told here, the latest first.
  return happened.sort((a, b) => b.on.localeCompare(a.on))
}

type Measuring = Pick<Goal, 'metric' | 'startDate' | 'endDate' | 'weight'>

/** What it was measured by before and after each change. */
function changesOf(goal: Goal, context: Context): Happened[] {
  let after: Measuring = goal
  return goal.history.toReversed().flatMap(({ localDate, until, ...was }) => {
    const before: Measuring = { ...after, ...was }
    const said = differences(before, after, context)
    after = before
    return said.map((what) => ({ key: `${until} ${what}`, on: localDate, what }))
  })
}

function differences(before: Measuring, after: Measuring, context: Context): string[] {
  const date = (day: string | null) => (day ? shortDate(day, context) : words.noEnd)
  const said: [keyof typeof words.changed, string, string][] = [
    ...measureWords(before.metric, after.metric, context.locale),
    ['startDate', date(before.startDate), date(after.startDate)],
    ['endDate', date(before.endDate), date(after.endDate)],
    ['weight', String(before.weight), String(after.weight)],
  ]
  const told = said.flatMap(([field, from, to]) => (from === to ? [] : words.changed[field](from, to)))
  const isToldWhole = told.length > 0 || JSON.stringify(before.metric) === JSON.stringify(after.metric)
  return isToldWhole ? told : [words.otherwise]
}

/** Of another way of measuring the values of before mean nothing any more. */
function measureWords(before: Goal['metric'], after: Goal['metric'], locale: string): ['target' | 'start' | 'rhythm', string, string][] {
  if (before.type !== after.type || before.unit !== after.unit) return []
  const amount = (text: string) => amountWords(text, after, locale)
  return [
    ['target', amount(before.target), amount(after.target)],
    ['start', amount(before.start), amount(after.start)],
    ...(after.type === 'habit' ? [['rhythm', habitWords(before, locale), habitWords(after, locale)] as ['rhythm', string, string]] : []),
  ]
}
