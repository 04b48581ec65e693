import { useStore } from '@nanostores/react'
import type { Notification } from '@throughline/core/notification'
import { type FocusEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from '../../../components/Icon.tsx'
import { notifications as words } from '../../../messages/notification.ts'
import { localDateOf } from '../../task/words/day.ts'
import { momentWords } from '../../task/words/reminder.ts'
import type { SnoozeChoice } from '../snooze.ts'
import { $reminders, $said, complete, dismiss, type Reader, reminderCame, remindersRead, snooze } from '../state/toasts.ts'
import { detailsOf } from '../words.ts'

export { reminderCame, remindersRead }

/** More at once would cover the page; the page of notifications has them all. */
const SHOWN = 3

/** Shows reminders in this part of the frame, which says whose clock it is. */
export function showReminders(place: HTMLElement): void {
  const { timeZone = 'UTC', dayStart = '0', locale = 'en-GB' } = place.dataset
  createRoot(place).render(<ReminderToasts reader={{ timeZone, locale, dayStart: Number(dayStart) }} />)
}

function ReminderToasts({ reader }: { reader: Reader }) {
  const reminders = useStore($reminders)
  const box = useRef<HTMLUListElement>(null)
  const before = useRef<Element | null>(null)
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  // What had the focus is gone: the next reminder has it, or whatever had it before.
  const goOn = () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const next = box.current?.querySelector<HTMLElement>('a, button') ?? before.current ?? document.querySelector('[data-bell]')
      if (next instanceof HTMLElement) next.focus()
    })
  return (
    <>
      <p className="hidden-text" role="status">
        {useStore($said)}
      </p>
      <ul className="reminder-toasts" ref={box} onFocus={remember}>
        {reminders.slice(0, SHOWN).map((notification) => (
          <Reminder key={notification.id} notification={notification} reader={reader} onGone={goOn} />
        ))}
        {reminders.length > SHOWN && (
          <li>
            <a className="link" href="/notifications">
              {words.more(reminders.length - SHOWN)}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

interface Props {
  notification: Notification
  reader: Reader
  onGone: () => void
}

function Reminder({ notification, reader, onGone }: Props) {
  const [isSnoozing, setSnoozing] = useState(false)
  const [state, setState] = useState<'rests' | 'works' | 'failed'>('rests')
  const { title } = notification
  const today = localDateOf(new Date().toISOString(), reader)
  const act = (work: () => Promise<unknown>) => async () => {
    if (state === 'works') return
    setState('works')
    try {
      await work()
      onGone()
    } catch {
      setState('failed')
    }
  }
  const putOff = async (choice: SnoozeChoice) => {
    const until = await snooze(notification, choice, reader)
    $said.set(words.done.snooze(momentWords(until, { ...reader, today })))
  }
  return (
    <li className="reminder-toast">
      <div className="reminder-toast-head">
        <p>
          <OpenLink notification={notification}>{title}</OpenLink>
          <small>{detailsOf(notification, { ...reader, today })}</small>
        </p>
        <button className="btn btn-icon" type="button" aria-label={words.dismiss(title)} onClick={act(() => dismiss(notification))}>
          <Icon name="close" />
        </button>
      </div>
      <div className="reminder-toast-acts">
        <button className="btn btn-primary" type="button" onClick={act(() => complete(notification, words.done.complete))}>
          {words.complete}
        </button>
        <button className="btn btn-plain" type="button" aria-expanded={isSnoozing} onClick={() => setSnoozing(!isSnoozing)}>
          {words.snooze}
        </button>
        <OpenLink notification={notification} className="btn btn-quiet">
          {words.open}
        </OpenLink>
      </div>
      {isSnoozing && (
        <fieldset className="reminder-toast-acts" aria-label={words.snoozeOf(title)}>
          {(Object.entries(words.snoozes) as [SnoozeChoice, string][]).map(([choice, label]) => (
            <button className="btn btn-plain" type="button" key={choice} onClick={act(() => putOff(choice))}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {state === 'failed' && (
        <p className="error" role="alert">
          {words.failed}
        </p>
      )}
    </li>
  )
}

/** Opens the task, in the pane where there is room for one; what was opened counts as read. */
function OpenLink({ notification, ...rest }: { notification: Notification; className?: string; children: string }) {
  const { taskId } = notification
  // Where that fails it stays unread, and nothing is lost.
  const read = () => void dismiss(notification).catch(() => {})
  return <a href={`/tasks/${taskId}`} data-opens={taskId} dir="auto" onClick={read} {...rest} />
}
