import type { Recurrence, Task } from '@throughline/core/task'
import { dueDay } from '@throughline/core/task/rules'
import { task as words } from '../../../messages/task.ts'
import { recurrenceWords } from '../words/recurrence.ts'
import { ChoiceFact } from './Fact.tsx'
import { useDesk } from './Island.tsx'
import { edit } from './use-edit.ts'

const simple = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY'] as const

/** How a task repeats: one of the simple ways, or the one it has. */
export function Repeats({ task }: { task: Task }) {
  const { locale, today } = useDesk()
  const { recurrence } = task
  const rules = recurrence ? new Set<string>([...simple, recurrence.rrule]) : new Set<string>(simple)
  const options: Record<string, string> = { '': words.repeats.never }
  for (const rule of rules) options[rule] = capital(recurrenceWords(rule, locale))
  const change = (rrule: string, repeatFrom: Recurrence['repeatFrom'] = recurrence?.repeatFrom ?? 'schedule') =>
    edit(task, { recurrence: rrule ? { rrule, repeatFrom, anchor: anchorOf(rrule), exceptions: [] } : null })
  const anchorOf = (rrule: string) => (rrule === recurrence?.rrule ? recurrence.anchor : (dueDay(task) ?? today))
  return (
    <>
      <ChoiceFact name={words.pane.repeats} value={recurrence?.rrule ?? ''} options={options} onChange={(rule) => change(rule)} />
      {recurrence && (
        <ChoiceFact
          name={words.pane.repeatsFrom}
          value={recurrence.repeatFrom}
          options={words.pane.from}
          onChange={(from) => change(recurrence.rrule, from)}
        />
      )}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
