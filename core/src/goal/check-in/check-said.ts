import { type ActorDep, AppError, addDays, type ClockDep, type Fault, today } from '../../kernel/index.ts'
import type { CheckIn, CheckInValue, Goal } from '../schema.ts'
import { valueFor } from './value-rules.ts'

type Said = Partial<Pick<CheckIn, 'localDate' | 'value'>>

/**
 * What is to be kept of what a check-in says. A day may be one ahead of the person's own, for who is on a journey.
 * @throws AppError `validation` with every fault.
 */
export function checkedSaid(deps: ClockDep & ActorDep, { metric }: Goal, { value, localDate }: Said): { value?: CheckInValue } {
  const faults: Fault[] = []
  const kept = value === undefined ? undefined : valueFor(metric, value)
  if (typeof kept === 'object') faults.push({ pointer: '/value', ...kept })
  if (localDate !== undefined && localDate > addDays(today(deps), 1))
    faults.push({ pointer: '/localDate', code: 'in_future', message: 'That day has not come yet.' })
  if (faults.length > 0) throw new AppError('validation', 'Some of this cannot be written down.', { faults })
  return kept === undefined ? {} : { value: kept as CheckInValue }
}
