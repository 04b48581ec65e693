import type { CheckInValue, Goal } from '@throughline/core/goal'
import { goalLog as words } from '../../../messages/goal-log.ts'
import { readDuration } from '../../task/words/duration.ts'

export type Loggable = Pick<Goal, 'id' | 'title' | 'metric'>

/** What is written down of a goal: nothing, a mark, or a number. */
export function loggedAs({ metric: { type, source, dailyTarget } }: Loggable): 'nothing' | 'yes-no' | 'marks' | 'number' {
  if (type === 'milestones' || source !== 'manual') return 'nothing'
  if (type === 'binary') return 'yes-no'
  return type === 'habit' && dailyTarget === null ? 'marks' : 'number'
}

/** The value that words say of a goal, decimals as the locale or a programmer writes them; `null` when they say none. */
export function readValue(typed: string, goal: Loggable, locale: string): CheckInValue | null {
  const text = typed.trim().toLowerCase()
  const kind = loggedAs(goal)
  const word = (['yes', 'no', 'skip'] as const).find((mark) => words.read[mark].includes(text))
  const takes = kind === 'marks' || (kind === 'yes-no' && word !== 'skip') || (word === 'skip' && goal.metric.type === 'habit')
  if (word) return takes ? word : null
  if (kind !== 'number') return null
  const { type, unit } = goal.metric
  const bare = unit && text.endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text
  const minutes = type === 'duration' ? readDuration(text) : null
  return typeof minutes === 'number' ? String(minutes) : readNumber(bare, locale)
}

/** The marks that are put to a number or stand in one. */
const marks = /[\s%€$£\u00a0\u202f’']/g

function readNumber(typed: string, locale: string): string | null {
  const isComma = new Intl.NumberFormat(locale).format(1.5).includes(',')
  const [group, decimal] = isComma ? ['.', ','] : [',', '.']
  const bare = typed.replace(marks, '').replace('−', '-')
  const grouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(?!\\d)`)
  const plain = (grouped.test(bare) ? bare.replaceAll(group, '') : bare.replace(group, '.')).replace(decimal, '.')
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(plain) ? plain : null
}

export interface Line {
  /** What is to name the goal. */
  name: string
  /** What is to say its value; empty when the line names a goal and nothing else. */
  value: string
}

/** The ways a line may be parted into a goal and its value: the whole title first, then the last words. Of the title alone, none is its value. */
export function partsOf(typed: string, { title }: Pick<Loggable, 'title'>): Line[] {
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
