import { useStore } from '@nanostores/react'
import type { TaskView } from '@throughline/core/task'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { $offline } from '../../offline/state.ts'
import { listHref } from '../rules/list-address.ts'
import { wantQuickAdd } from '../state/stores.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { type Next, NextUp } from './NextUp.tsx'

interface EmptyProps {
  view: TaskView
  /** The person has no task at all yet. */
  isFirstDay: boolean
  /** What comes after a Today without tasks, as the page came with it. */
  next?: Next | undefined
}

/** A list with nothing in it: one sentence, one action, and for who begins the way to bring tasks along. */
export function EmptyList({ view, isFirstDay, next }: EmptyProps) {
  const action = {
    // The line that adds stands right above it; a phone has none.
    today: <AddButton isOnPhone />,
    upcoming: <AddButton />,
    inbox: <AddButton />,
    all: <AddButton />,
    completed: <TodayLink />,
    trash: <TodayLink />,
  }[view]
  return (
    <div className="empty">
      <p>{isFirstDay ? listWords.empty.firstDay : listWords.empty[view]}</p>
      <div className="empty-acts">
        {action}
        {(view === 'all' || isFirstDay) && (
          <a className="btn btn-plain" href="/import">
            {listWords.emptyAction.import}
          </a>
        )}
      </div>
      {view === 'today' && <NextUp given={next} />}
    </div>
  )
}

const AddButton = ({ isOnPhone = false }: { isOnPhone?: boolean }) => (
  <button className={isOnPhone ? 'btn btn-primary only-phone' : 'btn btn-primary'} type="button" onClick={wantQuickAdd}>
    {listWords.emptyAction.add}
  </button>
)

const TodayLink = () => (
  <a className="btn btn-plain" href="/tasks">
    {listWords.emptyAction.today}
  </a>
)

export const NothingFound = ({ typed, onClear }: { typed: string; onClear: () => void }) => (
  <div className="empty">
    <p>{listWords.empty.search(typed)}</p>
    <button className="btn btn-plain" type="button" onClick={onClear}>
      {listWords.emptyAction.clear}
    </button>
  </div>
)

/** A filter that matches nothing. */
export function NothingMatches() {
  const desk = useTaskDesk()
  return (
    <div className="empty">
      <p>{listWords.empty.filter}</p>
      {!desk.saved && (
        <a className="btn btn-plain" href={listHref({ ...desk, list: { ...desk.list, filter: '' } })}>
          {listWords.emptyAction.clearFilter}
        </a>
      )}
    </div>
  )
}

/** Shown only when loading takes long enough to be noticed. */
const PATIENCE_MS = 150

/** `isLate`: it was waited for that long before. */
export function LoadingList({ isLate = false }: { isLate?: boolean }) {
  const [isLong, setLong] = useState(isLate)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <>
      <div className="loading-thread" role="progressbar" aria-label={words.loading} />
      <ul className="tasks" aria-hidden="true">
        {[72, 54, 63, 48].map((width) => (
          <li className="task is-bare" key={width}>
            <span className="skeleton skeleton-tick" />
            <span className="skeleton" style={{ width: `${width}%` }} />
            <span className="skeleton skeleton-time" />
          </li>
        ))}
      </ul>
    </>
  )
}

export function FailedList({ onRetry }: { onRetry: () => void }) {
  const { isOffline } = useStore($offline)
  const wasOffline = useRef(isOffline)
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    if (wasOffline.current && !isOffline) retry.current()
    wasOffline.current = isOffline
  }, [isOffline])
  const { title, text } = isOffline ? words.notKept : words.failed
  return (
    <div className={isOffline ? 'notice' : 'notice notice-bad'} role={isOffline ? 'status' : 'alert'}>
      <Icon name={isOffline ? 'clock' : 'warn'} />
      <div>
        <p className="firm">{title}</p>
        <p>{text}</p>
        <button className="btn btn-plain" type="button" onClick={onRetry}>
          {words.failed.retry}
        </button>
      </div>
    </div>
  )
}
