import type { CheckInValue } from '@throughline/core/goal'
import { goalLog as words } from '../../../messages/goal-log.ts'
import type { Ask, Choice, Here } from '../../command/action.ts'
import { rank } from '../../command/rules/rank.ts'
import { client } from '../../task/state/queries.ts'
import { durationWords } from '../../task/words/duration.ts'
import { log } from './log.ts'
import { type Loggable, loggedAs, partsOf, readValue } from './read-value.ts'

/** Goals that are pursued; nobody has more. */
const MOST = 200

/** What was read last, for a palette that is opened without a network. */
let known: readonly Loggable[] = []

/** Asks for a goal and its value of today, in one line or chosen. */
export async function askLog(): Promise<Ask> {
  const read = client.goals.list({ status: 'active', limit: MOST })
  known = await read.then(({ items }) => items.filter((goal) => loggedAs(goal) !== 'nothing')).catch(() => known)
  return logging(known)
}

/** The same of these goals. */
export const logging = (goals: readonly Loggable[]): Ask => ({
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
function saidOf(goal: Loggable, here: Here, typed: string): { score: number; choice: Choice }[] {
  for (const { name, value: text } of partsOf(typed, goal)) {
    const value = text ? readValue(text, goal, here.desk.locale) : null
    const score = rank({ words: goal.title }, name)
    if (value !== null && score > 1) return [{ score, choice: { ...choiceOf(goal, value, here), isMade: true } }]
  }
  return []
}

/** The days that are a mark, and the number that is still to be typed. */
function offeredOf(goal: Loggable, here: Here): Choice[] {
  const kind = loggedAs(goal)
  if (kind === 'marks') return (['yes', 'skip', 'no'] as const).map((mark) => choiceOf(goal, mark, here))
  if (kind === 'yes-no') return [choiceOf(goal, 'yes', here)]
  return [{ key: goal.id, words: `${goal.title}…`, detail: unitOf(goal), fills: `${goal.title} `, run: () => {} }]
}

const choiceOf = (goal: Loggable, value: CheckInValue, { desk }: Here): Choice => {
  const said = saying(goal, value, desk.locale)
  return { key: `${goal.id}:${value}`, words: said, run: () => log(goal, { value, localDate: desk.today }, said) }
}

function saying(goal: Loggable, value: CheckInValue, locale: string): string {
  if (value === 'yes' || value === 'no' || value === 'skip') return words.marks[value](goal.title)
  return words.on(figureOf(goal, value, locale), goal.title)
}

/** A number with its unit: `77.6%`, `€3,450`, `1 h 30 min`, `20 stories`. */
function figureOf({ metric: { type, unit } }: Loggable, value: string, locale: string): string {
  if (type === 'duration') return durationWords(Number(value))
  if (type === 'currency') return new Intl.NumberFormat(locale, { style: 'currency', currency: unit }).format(Number(value))
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 9 }).format(Number(value))
  return type === 'percent' ? `${figure} %` : `${figure} ${unit}`.trim()
}

function unitOf({ metric: { type, unit } }: Loggable): string {
  if (type === 'duration') return words.inTime
  if (type === 'percent') return words.inUnit('%')
  return unit ? words.inUnit(unit) : words.number
}
