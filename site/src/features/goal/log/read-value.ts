import type { CheckInValue, Goal } from '@throughline/core/goal'
import { goalLog as words } from '../../../messages/goal-log.ts'
import { readDuration } from '../../desk/words/duration.ts'
import { loggingOf } from '../rules/actions.ts'
import { readFigure } from '../words/figures.ts'

/** The value that words say of a goal, decimals as the locale or a programmer writes them; `null` when they say none. */
export function readValue(typed: string, goal: Pick<Goal, 'metric'>, locale: string): CheckInValue | null {
  const text = typed.trim().toLowerCase()
  const kind = loggingOf(goal)
  const word = (['yes', 'no', 'skip'] as const).find((mark) => words.read[mark].includes(text))
  const takes = kind === 'habit' || (kind === 'yes-no' && word !== 'skip') || (word === 'skip' && goal.metric.type === 'habit')
  if (word) return takes ? word : null
  if (kind !== 'number') return null
  const { type, unit } = goal.metric
  const bare = unit && text.endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text
  const minutes = type === 'duration' ? readDuration(text) : null
  return typeof minutes === 'number' ? String(minutes) : readFigure(bare, goal.metric, locale)
}

export interface Line {
  /** What is to name the goal. */
  name: string
  /** What is to say its value; empty when the line names a goal and nothing else. */
  value: string
}

/** The ways a line may be parted into a goal and its value: the whole title first, then the last words. Of the title alone, none is its value. */
export function partsOf(typed: string, { title }: Pick<Goal, 'title'>): Line[] {
  const text = typed.trim()
  if (title.toLowerCase().startsWith(text.toLowerCase())) return [{ name: text, value: '' }]
  const whole = text.toLowerCase().startsWith(`${title.toLowerCase()} `)
    ? [{ name: title, value: text.slice(title.length + 1).trim() }]
    : []
  const pieces = text.split(/\s+/)
  const tails = [1, 2].filter((n) => n < pieces.length)
  const parted = tails.map((n) => ({ name: pieces.slice(0, -n).join(' '), value: pieces.slice(-n).join(' ') }))
  return [...whole, ...parted, { name: text, value: '' }]
}
