import type { Goal } from '@throughline/core/goal'
import { goal as words } from '../../../messages/goal.ts'

/** Of times within an hour nobody counts hours. */
const isShort = (...minutes: readonly string[]) =>
  minutes.some((one) => Number(one) !== 0) && minutes.every((one) => Math.abs(Number(one)) < 60)

/** What a number is that is asked for: where the goal stands by now, or what is added to that; with its unit. */
export function askedValueWords({ type, unit: own, aggregation, direction, start, target }: Goal['metric']): string {
  const isTakenOff = aggregation === 'sum' && direction === 'down' && type !== 'habit'
  const asked = isTakenOff ? words.log.takenOff : words.log.values[aggregation]
  const unit = type === 'percent' ? '%' : type === 'duration' ? (isShort(start, target) ? 'min' : 'h:mm') : own
  return unit ? `${asked}, ${unit}` : asked
}
