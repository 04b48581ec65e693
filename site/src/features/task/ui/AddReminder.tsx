import type { Reminder, Task } from '@throughline/core/task'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { reminders as words } from '../../../messages/reminder.ts'
import { instantOf, localOf, MOST_REMINDERS, usualReminders, withReminder } from '../rules/reminders.ts'
import { $announcement } from '../state/stores.ts'
import { reminderWords } from '../words/reminder.ts'
import { useDesk } from './Island.tsx'
import { edit } from './use-edit.ts'

interface Props {
  task: Task
  onEnd: () => void
}

/** The usual reminders at a press, and any other moment; it stays open, so that several can be added. */
export default function AddReminder({ task, onEnd }: Props) {
  const desk = useDesk()
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('button, input')?.focus(), [])

  const isFull = task.reminders.length >= MOST_REMINDERS
  const usual = usualReminders(task)
  const add = (reminder: Reminder) => {
    edit(task, { reminders: withReminder(task.reminders, reminder) })
    $announcement.set(words.added(reminderWords(reminder, task, desk)))
    // The button that was pressed is gone; the next one takes its place.
    requestAnimationFrame(
      () => box.current?.contains(document.activeElement) || box.current?.querySelector<HTMLElement>('button, input')?.focus(),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.nativeEvent.stopPropagation()
    onEnd()
  }
  return (
    <fieldset ref={box} className="reminder-editor" onKeyDown={onKeyDown}>
      <legend className="hidden-text">{words.choose}</legend>
      {isFull ? (
        <p className="help">{words.most}</p>
      ) : (
        <>
          {usual.length > 0 && (
            <ul className="reminder-usual">
              {usual.map((reminder) => (
                <li key={reminder.offsetMinutes}>
                  <button className="btn btn-plain" type="button" onClick={() => add(reminder)}>
                    {reminderWords(reminder, task, desk)}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Moment onAdd={(at) => add({ at })} />
          {!task.dueDate && !task.dueAt && <p className="help">{words.dueFirst}</p>}
        </>
      )}
    </fieldset>
  )
}

function Moment({ onAdd }: { onAdd: (at: string) => void }) {
  const { timeZone } = useDesk()
  const [local, setLocal] = useState('')
  const [wrong, setWrong] = useState<string>()
  const now = Temporal.Now.instant()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!local) return setWrong(words.chooseMoment)
    const at = instantOf(local.slice(0, 16), timeZone)
    if (Temporal.Instant.compare(at, Temporal.Now.instant()) <= 0) return setWrong(words.passed)
    setWrong(undefined)
    setLocal('')
    onAdd(at)
  }
  return (
    <form className="reminder-moment" noValidate onSubmit={submit}>
      <label>
        <span>{words.moment}</span>
        <input
          className="input input-small"
          type="datetime-local"
          value={local}
          min={localOf(now, timeZone)}
          max="9999-12-31T23:59"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'reminder-wrong' : undefined}
          onChange={({ target }) => setLocal(target.value)}
        />
      </label>
      <button className="btn btn-plain" type="submit">
        {words.addMoment}
      </button>
      {wrong && (
        <p className="error" role="alert" id="reminder-wrong">
          {wrong}
        </p>
      )}
    </form>
  )
}
