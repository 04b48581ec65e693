import type { Task } from '@throughline/core/task'
import { dueDay } from '@throughline/core/task/rules'
import { $locale, $today } from '../../desk/here.ts'
import { nearDateWithin } from '../../desk/words/day.ts'
import { records } from './queries.ts'

/** The day a repeating task has moved on to since it was seen as given; `null` when it has not, or not yet. */
export function nextWords(seen: Task): string | null {
  const now = records.known(seen.id)
  const day = now && dueDay(now)
  if (!day || now.version <= seen.version || day === dueDay(seen)) return null
  return nearDateWithin(day, { today: $today.get(), locale: $locale.get() })
}
