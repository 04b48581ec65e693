import { type ActorDep, type ClockDep, nowText } from '../../kernel/index.ts'
import { isActive, repeats } from '../rules.ts'
import type { Task } from '../schema.ts'
import type { Reminder } from './reminder.ts'
import { momentOf } from './reminders-due.ts'

type Deps = ClockDep & ActorDep

/**
 * How a task with a time reminds that says nothing of it itself: as the person settled it, or at the time where that is
 * too near for it. What has passed reminds of nothing, unless it comes round again.
 */
export function usualReminders(deps: Deps, task: Task): Reminder[] {
  const lead = deps.actor.timedReminder ?? null
  if (lead === null || !task.dueAt || !isActive(task)) return []
  const now = nowText(deps)
  const isToCome = (reminder: Reminder) => (momentOf(reminder, task, deps.actor.timeZone) ?? '') > now
  const offsets = repeats(task) ? [ahead(lead)] : [ahead(lead), 0]
  const reminder = offsets.map((offsetMinutes) => ({ offsetMinutes })).find((one) => repeats(task) || isToCome(one))
  return reminder ? [reminder] : []
}

/**
 * What becomes of the reminders when the due changes and nothing is said of them: with a time comes the usual one, and it
 * goes with it, as of a whole day it would come at night.
 */
export function remindersFollowing(deps: Deps, before: Task, next: Task): Pick<Task, 'reminders'> | null {
  if (!before.dueAt === !next.dueAt) return null
  if (next.dueAt) return before.reminders.length === 0 ? { reminders: usualReminders(deps, next) } : null
  return isUsual(deps, before.reminders) ? { reminders: [] } : null
}

function isUsual({ actor }: ActorDep, [only, ...others]: readonly Reminder[]): boolean {
  const lead = actor.timedReminder ?? null
  if (lead === null || !only || others.length > 0 || 'at' in only) return false
  return only.offsetMinutes === 0 || only.offsetMinutes === -lead
}

/** Never −0, which is not what is stored. */
const ahead = (lead: number): number => 0 - lead
