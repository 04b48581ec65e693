import type { ImportFormat, ImportPreview } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'
import { type DateContext, nearDate } from '../desk/words/day.ts'
import { weekdayName } from '../goal/words/line.ts'

type PreviewedGoal = ImportPreview['goals'][number]

/** How a goal of a file is meant where it is a habit, and how much was written down of it from when to when. */
export function goalWords(
  { metric, status, checkIns: { count, from, to } }: PreviewedGoal,
  format: ImportFormat,
  context: DateContext,
): string {
  const days = from && to ? [...new Set([from, to])].map((day) => nearDate(day, context)).join(' – ') : null
  return [
    metric.type === 'habit' ? rhythm(metric, context.locale) : null,
    count > 0 ? words.counts.checkIns(count) : null,
    days,
    format === 'loop-zip' && status === 'dropped' ? words.dropped : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

function rhythm({ dailyTarget, direction, unit, timesPerWeek, weekdays }: PreviewedGoal['metric'], locale: string): string {
  if (dailyTarget) return words.daily(direction ?? 'up', [dailyTarget, unit].filter(Boolean).join(' '))
  if (timesPerWeek) return words.timesPerWeek(timesPerWeek)
  return weekdays && weekdays.length < 7 ? weekdays.map((weekday) => weekdayName(weekday, locale)).join(', ') : words.everyDay
}
