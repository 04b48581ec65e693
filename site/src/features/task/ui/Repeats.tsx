import type { Task } from '@throughline/core/task'
import { dueDay } from '@throughline/core/task/rules'
import { lazy, Suspense, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { recurrence as recurrenceNames } from '../../../messages/task-recurrence.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { capital } from '../../desk/words/capital.ts'
import { commonRules } from '../../when/repeat/repeat-choices.ts'
import { recurrenceWords } from '../../when/words/recurrence.ts'
import { skip } from '../state/skip.ts'
import { ChoiceFact } from './Fact.tsx'
import { edit } from './use-edit.ts'

const RepeatEditor = lazy(() => import('./RepeatEditor.tsx'))

const CUSTOM = 'custom'

/** How a task repeats: one of the usual ways, or another that is put together in the editor; and skipping a round. */
export function Repeats({ task }: { task: Task }) {
  const { locale, today } = useDesk()
  const [isEdited, setEdited] = useState(false)
  const { recurrence } = task
  const due = dueDay(task) ?? today
  const options: Record<string, string> = { '': recurrenceNames.never }
  for (const rule of new Set([...commonRules(due), ...(recurrence ? [recurrence.rrule] : [])]))
    options[rule] = capital(recurrenceWords(rule, locale), locale)
  options[CUSTOM] = recurrenceNames.custom

  const choose = (rrule: string) => {
    if (rrule === CUSTOM) return setEdited(true)
    const { repeatFrom = 'schedule' } = recurrence ?? {}
    edit(task, { recurrence: rrule ? { rrule, repeatFrom, anchor: due, exceptions: [] } : null })
  }
  return (
    <>
      <ChoiceFact name={taskPane.repeats} value={recurrence?.rrule ?? ''} options={options} onChange={choose} />
      {isEdited && (
        <dd className="fact-whole">
          <Suspense fallback={<p className="help">{words.loading}</p>}>
            <RepeatEditor task={task} due={due} onEnd={() => setEdited(false)} />
          </Suspense>
        </dd>
      )}
      {recurrence && !isEdited && (
        <>
          <ChoiceFact
            name={taskPane.repeatsFrom}
            value={recurrence.repeatFrom}
            options={taskPane.from}
            onChange={(repeatFrom) => edit(task, { recurrence: { ...recurrence, repeatFrom } })}
          />
          <dd className="fact-acts">
            <button className="btn btn-quiet" type="button" onClick={() => skip(task, 'next')}>
              {words.repeats.skip}
            </button>
            {due < today && (
              <button className="btn btn-quiet" type="button" onClick={() => skip(task, 'after-today')}>
                {words.repeats.skipPast}
              </button>
            )}
          </dd>
        </>
      )}
    </>
  )
}
