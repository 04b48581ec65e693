import type { Task } from '@throughline/core/task'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { keepKeysFor } from '../../../components/keys-ahead.ts'
import { reminders as words } from '../../../messages/reminder.ts'
import { task as taskWords } from '../../../messages/task.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { reminderWords } from '../words/reminder.ts'
import { Fact } from './Fact.tsx'
import { edit, useRefused } from './use-edit.ts'

const AddReminder = lazy(() => keepKeysFor(import('./AddReminder.tsx')))

/** When a task reminds: each reminder in words, to be taken out, and a way to add more. */
export function Reminders({ task }: { task: Task }) {
  const desk = useDesk()
  const [isOpen, setOpen] = useState(false)
  const refused = useRefused(task, 'reminders')
  const opener = useRef<HTMLButtonElement>(null)
  const editor = useRef<HTMLElement>(null)
  const { reminders } = task
  const remove = (at: number) => {
    edit(task, { reminders: reminders.filter((_, i) => i !== at) })
    focusSoon(() => opener.current)
  }
  useEffect(() => {
    if (!isOpen) return
    // Also while the focus is on what opened it or, after a press beside the buttons, nowhere: Escape is not the pane's then.
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as Element
      const isOwn = at === document.body || at === opener.current || editor.current?.contains(at)
      if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return
      event.preventDefault()
      setOpen(false)
      focusSoon(() => opener.current)
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [isOpen])
  return (
    <>
      <Fact name={words.name}>
        {reminders.length > 0 && (
          <ul className="reminders">
            {reminders.map((reminder, i) => {
              const said = reminderWords(reminder, task, desk)
              return (
                <li key={JSON.stringify(reminder)} className="chip">
                  <span suppressHydrationWarning>{said}</span>
                  <button type="button" aria-label={words.remove(said)} suppressHydrationWarning onClick={() => remove(i)}>
                    <Icon name="close" />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <button
          ref={opener}
          className="fact-value is-empty"
          type="button"
          aria-expanded={isOpen}
          aria-label={taskPane.edit(words.name, isOpen ? words.done : words.add)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.done : words.add}
        </button>
        {refused && <p className="error">{refused.why}</p>}
      </Fact>
      {isOpen && (
        <dd ref={editor} className="fact-whole">
          <Suspense fallback={<p className="help">{taskWords.loading}</p>}>
            <AddReminder task={task} />
          </Suspense>
        </dd>
      )}
    </>
  )
}
