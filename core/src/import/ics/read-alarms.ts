import { componentsIn, type JcalComponent, parameterOf, propertyIn, textOf } from '../../ics/index.ts'
import { instantText } from '../../kernel/index.ts'
import type { Reminder } from '../../task/index.ts'
import { offsetOf } from '../duration.ts'
import { localOf, type When } from './read-when.ts'

const MAX_REMINDERS = 10

/** When to be reminded, by the VALARMs of a VTODO; `unread` are triggers that say nothing that can be. */
export function readAlarms(todo: JcalComponent, start: When | null, due: When | null): { reminders: Reminder[]; unread: string[] } {
  const reminders: Reminder[] = []
  const unread: string[] = []
  for (const alarm of componentsIn(todo, 'valarm')) {
    const trigger = propertyIn(alarm, 'trigger')
    const reminder =
      momentOf(textOf(trigger)) ?? relative(textOf(trigger), parameterOf(trigger, 'related') === 'END' ? due : (start ?? due), due)
    if (reminder && reminders.length < MAX_REMINDERS) reminders.push(reminder)
    else unread.push(textOf(trigger))
  }
  return { reminders, unread }
}

function momentOf(text: string): Reminder | null {
  if (!/^\d{4}-\d{2}-\d{2}T.*Z$/.test(text)) return null
  try {
    return { at: instantText(Temporal.Instant.from(text)) }
  } catch {
    return null
  }
}

/** Some minutes from when it starts or is due, told from when it is due. */
function relative(text: string, from: When | null, due: When | null): Reminder | null {
  const offset = offsetOf(text)
  if (offset === null || !from || !due) return null
  const ahead = Temporal.PlainDateTime.from(localOf(due)).until(localOf(from)).total({ unit: 'minutes' })
  const minutes = offsetOf(`${offset + ahead < 0 ? '-' : ''}PT${Math.abs(offset + ahead)}M`)
  return minutes === null ? null : { offsetMinutes: minutes }
}
