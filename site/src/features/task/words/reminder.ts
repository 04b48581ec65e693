import type { Reminder, Task } from '@throughline/core/task'
import { reminders as words } from '../../../messages/reminder.ts'
import { localTime } from '../../desk/words/day.ts'
import { type MomentContext, momentWords } from '../../when/words/moment.ts'
import { relativeOf } from '../rules/reminders.ts'

/** When a reminder comes, in words: `10 minutes before`, `The day before at 09:00`, `Tomorrow, 16:00`. */
export function reminderWords(reminder: Reminder, task: Pick<Task, 'dueDate' | 'dueAt'>, context: MomentContext): string {
  if ('at' in reminder) return momentWords(reminder.at, context)
  const relative = relativeOf(reminder, task)
  if (!relative) return words.withoutDue(lengthWords(Math.abs(reminder.offsetMinutes)))
  if ('minutes' in relative) {
    const { minutes } = relative
    return minutes === 0 ? words.atTheTime : words[minutes < 0 ? 'before' : 'after'](lengthWords(Math.abs(minutes)))
  }
  const clock = localTime(`2000-01-01T${clockText(relative.minuteOfDay)}`, context.locale)
  return words.onDay(relative.days, clock)
}

function lengthWords(minutes: number): string {
  if (minutes % 1440 === 0) return words.length(minutes / 1440, 'day')
  return minutes % 60 === 0 ? words.length(minutes / 60, 'hour') : words.length(minutes, 'minute')
}

const clockText = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const two = (n: number) => String(n).padStart(2, '0')
