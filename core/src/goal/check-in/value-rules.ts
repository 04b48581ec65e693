/** What a check-in of a metric may say. Free of zod. */
import type { Metric } from '../metric.ts'
import type { CheckInValue } from '../schema.ts'

export interface ValueFault {
  code: string
  message: string
}

const bits: Readonly<Record<string, CheckInValue>> = { '1': 'yes', '0': 'no' }

const isWord = (value: CheckInValue) => value === 'yes' || value === 'no' || value === 'skip'

/** Why a metric takes no check-ins at all; `null` when it does. */
export function refusesCheckIns({ type, source }: Pick<Metric, 'type' | 'source'>): ValueFault | null {
  if (type === 'milestones') return { code: 'has_milestones', message: 'This goal is measured by its milestones. Tick those off instead.' }
  if (source === 'tasks-done')
    return { code: 'is_derived', message: 'This goal counts the tasks that are done, so there is nothing to write down.' }
  if (source === 'time-spent')
    return { code: 'is_derived', message: 'This goal adds up the time on its tasks, so there is nothing to write down.' }
  return null
}

/** The value as it is kept: `1` and `0` of what is yes or no are those words. Or why it cannot be. */
export function valueFor(metric: Pick<Metric, 'type' | 'source' | 'dailyTarget'>, value: CheckInValue): CheckInValue | ValueFault {
  const refusal = refusesCheckIns(metric)
  if (refusal) return refusal
  const isHabit = metric.type === 'habit'
  if (metric.type === 'binary' || (isHabit && metric.dailyTarget === null)) {
    const word = bits[value] ?? value
    if (isWord(word) && (isHabit || word !== 'skip')) return word
    return { code: 'expects_yes_or_no', message: isHabit ? 'Say yes, no or skip.' : 'Say yes or no.' }
  }
  if (!isWord(value) || (isHabit && value === 'skip')) return value
  return { code: 'expects_number', message: isHabit ? 'Write a number, or skip.' : 'Write a number.' }
}
