import type { ImportPreview } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'
import { type DateContext, nearDate } from '../task/words/day.ts'

/** How a habit of a file is meant, and how much was written down of it from when to when. */
export function habitWords(
  { metric, status, checkIns: { count, from, to } }: ImportPreview['goals'][number],
  context: DateContext,
): string {
  const amount = metric.dailyTarget
    ? words.daily(metric.direction ?? 'up', [metric.dailyTarget, metric.unit].filter(Boolean).join(' '))
    : null
  const rhythm = metric.timesPerWeek ? words.timesPerWeek(metric.timesPerWeek) : words.everyDay
  const days = from && to ? [...new Set([from, to])].map((day) => nearDate(day, context)).join(' – ') : null
  return [amount ?? rhythm, words.counts.checkIns(count), days, status === 'dropped' ? words.dropped : null].filter(Boolean).join(' · ')
}
