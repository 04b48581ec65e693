import { useStore } from '@nanostores/react'
import type { Notification, TaskReminder } from '@throughline/core/notification'
import { type FocusEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from '../../../components/Icon.tsx'
import { notifications as words } from '../../../messages/notification.ts'
import { localDateOf } from '../../desk/words/day.ts'
import { momentWords } from '../../when/words/moment.ts'
import { goOnceTold } from '../go-once-told.ts'
import type { SnoozeChoice } from '../snooze.ts'
import { $said, $told, notificationCame as cameOf, complete, dismiss, notificationsRead, type Reader, snooze } from '../state/toasts.ts'
import { addressOf, cameWords, detailsOf, titleOf } from '../words.ts'

export { notificationsRead }
export const notificationCame = (id: string) => cameOf(id, cameWords)

/** More at once would cover the page; the page of notifications has them all. */
const SHOWN = 3

/** Shows what comes in this part of the frame, which says whose clock it is. */
export function showNotifications(place: HTMLElement): void {
  const { timeZone = 'UTC', dayStart = '0', locale = 'en-GB' } = place.dataset
  createRoot(place).render(<NotificationToasts reader={{ timeZone, locale, dayStart: Number(dayStart) }} />)
}

function NotificationToasts({ reader }: { reader: Reader }) {
  const told = useStore($told)
  const box = useRef<HTMLUListElement>(null)
  const before = useRef<Element | null>(null)
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  // What had the focus is gone: the next one has it, or whatever had it before.
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
        {told
          .slice(0, SHOWN)
          .map((one) =>
            one.type === 'task-reminder' ? (
              <Reminder key={one.id} notification={one} reader={reader} onGone={goOn} />
            ) : (
              <Toast key={one.id} notification={one} reader={reader} onGone={goOn} />
            ),
          )}
        {told.length > SHOWN && (
          <li>
            <a className="link" href="/notifications">
              {words.more(told.length - SHOWN)}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

interface ToastProps {
  notification: Notification
  reader: Reader
  onGone: () => void
}

type Work = (work: () => Promise<unknown>) => () => Promise<void>

/** One notification: what it says, the way to what it is about, and a cross. */
function Toast({
  notification,
  reader,
  onGone,
  acts,
  more,
}: ToastProps & { acts?: (act: Work) => ReactNode; more?: (act: Work) => ReactNode }) {
  const [state, setState] = useState<'rests' | 'works' | 'failed'>('rests')
  const today = localDateOf(new Date().toISOString(), reader)
  const act: Work = (work) => async () => {
    if (state === 'works') return
    setState('works')
    try {
      await work()
      onGone()
    } catch {
      setState('failed')
    }
  }
  return (
    <li className="reminder-toast">
      <div className="reminder-toast-head">
        <p>
          <OpenLink notification={notification}>{titleOf(notification)}</OpenLink>
          <small>{detailsOf(notification, { ...reader, today })}</small>
        </p>
        <button
          className="btn btn-icon"
          type="button"
          aria-label={words.dismiss(titleOf(notification))}
          onClick={act(() => dismiss(notification))}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="reminder-toast-acts">
        {acts?.(act)}
        <OpenLink notification={notification} className={acts ? 'btn btn-quiet' : 'btn btn-primary'}>
          {words.open}
        </OpenLink>
      </div>
      {more?.(act)}
      {state === 'failed' && (
        <p className="error" role="alert">
          {words.failed}
        </p>
      )}
    </li>
  )
}

function Reminder({ notification, ...props }: ToastProps & { notification: TaskReminder }) {
  const { reader } = props
  const [isSnoozing, setSnoozing] = useState(false)
  const putOff = async (choice: SnoozeChoice) => {
    const until = await snooze(notification, choice, reader)
    const today = localDateOf(new Date().toISOString(), reader)
    $said.set(words.done.snooze(momentWords(until, { ...reader, today })))
  }
  const acts = (act: Work) => (
    <>
      <button className="btn btn-primary" type="button" onClick={act(() => complete(notification, words.done.complete))}>
        {words.complete}
      </button>
      <button className="btn btn-plain" type="button" aria-expanded={isSnoozing} onClick={() => setSnoozing(!isSnoozing)}>
        {words.snooze}
      </button>
    </>
  )
  const more = (act: Work) =>
    isSnoozing && (
      <fieldset className="reminder-toast-acts" aria-label={words.snoozeOf(notification.title)}>
        {(Object.entries(words.snoozes) as [SnoozeChoice, string][]).map(([choice, label]) => (
          <button className="btn btn-plain" type="button" key={choice} onClick={act(() => putOff(choice))}>
            {label}
          </button>
        ))}
      </fieldset>
    )
  return <Toast notification={notification} acts={acts} more={more} {...props} />
}

/** Opens what it is about, a task in the pane where there is room for one; what was opened counts as read. */
function OpenLink({ notification, ...rest }: { notification: Notification; className?: string; children: string }) {
  const href = addressOf(notification)
  const opens = notification.type === 'task-reminder' ? notification.taskId : undefined
  const read = (event: MouseEvent<HTMLAnchorElement>) => {
    const done = dismiss(notification)
    // A task opens here, where the page does so by itself.
    if (opens) void done.catch(() => {})
    else goOnceTold(event, href, done)
  }
  return <a href={href} data-opens={opens} dir="auto" onClick={read} {...rest} />
}
