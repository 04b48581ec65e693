import type { Reminder, Task } from '@throughline/core/task'
import { MAX_REMINDERS } from '@throughline/core/task/limits'
import { useEffect, useRef, useState } from 'react'
import { reminders as words } from '../../../messages/reminder.ts'
import { $announcement } from '../../desk/told.ts'
import { useDesk } from '../../desk/use-desk.ts'
import type { When } from '../../when/rules/day-line.ts'
import { WhenButton } from '../../when/WhenButton.tsx'
import { instantOf, usualReminders, withReminder } from '../rules/reminders.ts'
import { reminderWords } from '../words/reminder.ts'
import { edit } from './use-edit.ts'

interface Props {
  task: Task
}

/** The usual reminders at a press, and any other moment; it stays open, so that several can be added. */
export default function AddReminder({ task }: Props) {
  const desk = useDesk()
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('button, input')?.focus(), [])

  const isFull = task.reminders.length >= MAX_REMINDERS
  const usual = usualReminders(task, { timeZone: desk.timeZone, now: new Date().toISOString() })
  const add = (reminder: Reminder) => {
    edit(task, { reminders: withReminder(task.reminders, reminder) })
    $announcement.set(words.added(reminderWords(reminder, task, desk)))
    // The button that was pressed is gone; the next one takes its place.
    requestAnimationFrame(
      () => box.current?.contains(document.activeElement) || box.current?.querySelector<HTMLElement>('button, input')?.focus(),
    )
  }
  return (
    <fieldset ref={box} className="reminder-editor">
      <legend className="hidden-text">{words.choose}</legend>
      {isFull ? (
        <p className="help">{words.most}</p>
      ) : (
        <>
          {usual.length > 0 && (
            <ul className="reminder-usual">
              {usual.map(({ reminder, isPassed }) => {
                const said = reminderWords(reminder, task, desk)
                return (
                  <li key={reminder.offsetMinutes}>
                    <button className="btn btn-plain" type="button" onClick={() => add(reminder)}>
                      {isPassed ? words.fromNext(said) : said}
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          <Moment onAdd={(at) => add({ at })} />
          {!task.dueDate && !task.dueAt && <p className="help">{words.dueFirst}</p>}
        </>
      )}
    </fieldset>
  )
}

/** When on a day one is reminded unless a time is chosen. */
const MORNING = '09:00'

function Moment({ onAdd }: { onAdd: (at: string) => void }) {
  const { timeZone } = useDesk()
  const [wrong, setWrong] = useState<string>()
  const add = ({ date, time }: When) => {
    const at = instantOf(`${date}T${time ?? MORNING}`, timeZone)
    if (Temporal.Instant.compare(at, Temporal.Now.instant()) <= 0) return setWrong(words.passed)
    setWrong(undefined)
    onAdd(at)
  }
  return (
    <div className="reminder-moment">
      <WhenButton
        className="btn btn-plain"
        title={words.moment}
        label={words.moment}
        date={null}
        time={MORNING}
        says="time"
        mayBeNone={false}
        onPick={(when) => when && add(when)}
      >
        {words.moment}
      </WhenButton>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
