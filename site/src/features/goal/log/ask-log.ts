import type { CheckInValue, Goal } from '@throughline/core/goal'
import { goalLog as words } from '../../../messages/goal-log.ts'
import { client } from '../../desk/client.ts'
import { rank } from '../../desk/rank.ts'
import type { Ask, Choice, Here } from '../../shortcuts/action.ts'
import { isHabitWord, loggingOf } from '../rules/actions.ts'
import { log } from '../state/act.ts'
import { figureWithUnit } from '../words/figures.ts'
import { partsOf, readValue } from './read-value.ts'

/** Goals that are pursued; nobody has more. */
const MOST = 200

/** What was read last, for a palette that is opened without a network. */
let known: readonly Goal[] = []

/** Asks for a goal and its value of today, in one line or chosen. */
export async function askLog(): Promise<Ask> {
  const read = client.goals.list({ status: 'active', limit: MOST })
  known = await read.then(({ items }) => items.filter((goal) => loggingOf(goal) !== 'nothing')).catch(() => known)
  return logging(known)
}

/** The same of these goals. */
export const logging = (goals: readonly Goal[]): Ask => ({
  label: words.label,
  placeholder: words.placeholder,
  meant: (line) => new RegExp(`^(?:${words.verbs.join('|')})\\s+(.+)$`, 'iu').exec(line.trim())?.[1] ?? null,
  choices(here, typed) {
    const said = goals.flatMap((goal) => saidOf(goal, here, typed))
    const best = Math.max(0, ...said.map(({ score }) => score))
    const made = said.filter(({ score }) => score === best).map(({ choice }) => choice)
    return [...made, ...goals.flatMap((goal) => offeredOf(goal, here))]
  },
})

/** What a line says of a goal, when it names it and its value. */
function saidOf(goal: Goal, here: Here, typed: string): { score: number; choice: Choice }[] {
  for (const { name, value: text } of partsOf(typed, goal)) {
    const value = text ? readValue(text, goal, here.desk.locale) : null
    const score = rank({ words: goal.title }, name)
    if (value !== null && score > 1) return [{ score, choice: { ...choiceOf(goal, value, here), isMade: true } }]
  }
  return []
}

/** The days that are a mark, and the number that is still to be typed. */
function offeredOf(goal: Goal, here: Here): Choice[] {
  const kind = loggingOf(goal)
  if (kind === 'habit') return (['yes', 'skip', 'no'] as const).map((mark) => choiceOf(goal, mark, here))
  if (kind === 'yes-no') return [choiceOf(goal, 'yes', here)]
  return [{ key: goal.id, words: `${goal.title}…`, detail: unitOf(goal), fills: `${goal.title} `, run: () => {} }]
}

const choiceOf = (goal: Goal, value: CheckInValue, { desk }: Here): Choice => {
  const said = saying(goal, value, desk.locale)
  return { key: `${goal.id}:${value}`, words: said, run: () => log(goal, { value, localDate: desk.today }) }
}

function saying({ title, metric }: Goal, value: CheckInValue, locale: string): string {
  if (isHabitWord(value)) return words.marks[value](title)
  const measure = metric.type === 'habit' ? { type: 'number' as const, unit: metric.unit } : metric
  return words.on(figureWithUnit(value, measure, locale), title)
}

function unitOf({ metric: { type, unit } }: Goal): string {
  if (type === 'duration') return words.inTime
  if (type === 'percent') return words.inUnit('%')
  return unit ? words.inUnit(unit) : words.number
}
