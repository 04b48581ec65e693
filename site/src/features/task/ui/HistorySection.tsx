import { useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@throughline/client'
import type { Completion, Task } from '@throughline/core/task'
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { history as words } from '../../../messages/history.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { exactInstant, instantTime, localDateOf, nearDateWithin } from '../../desk/words/day.ts'
import { historyQuery } from '../state/history.ts'
import { NotRead } from './NotRead.tsx'

interface Props {
  task: Task
  /** Its newest completions, where the server told of them. */
  given: Page<Completion> | undefined
}

/** When a task was made, each time it was done, and when it was given up. */
export function HistorySection({ task, given }: Props) {
  const desk = useDesk()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...historyQuery(task.id),
    ...(given && { initialData: { pages: [given], pageParams: [null] } }),
    enabled: isOpen,
  })
  // Done again, or taken back, while it is looked at.
  const latest = `${task.status} ${task.lastCompletion?.id} ${task.lastCompletion?.undone}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it stands for is read anew when it changes
  useEffect(() => {
    if (isOpen) void refetch()
  }, [latest, isOpen, refetch])

  const done = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <details className="history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="right" /> <span className="label">{words.title}</span>
      </summary>
      {isError && !data && <NotRead said={words.failed} retry={refetch} />}
      <ol className="small" suppressHydrationWarning>
        {task.status === 'cancelled' && task.closedAt && <Happened words={words.cancelled} at={task.closedAt} />}
        {done.map(({ id, localDate, completedAt, timeZone, occurrenceDate }) => (
          <li key={id}>
            {words.done} {nearDateWithin(localDate, desk)}, {instantTime(completedAt, desk.locale, timeZone)}
            {occurrenceDate !== localDate && <span className="muted"> {words.doneFor(nearDateWithin(occurrenceDate, desk))}</span>}
          </li>
        ))}
        {hasNextPage && (
          <li>
            <button className="btn btn-quiet" type="button" onClick={() => void fetchNextPage()}>
              {words.earlier}
            </button>
          </li>
        )}
        <Happened words={words.made} at={task.createdAt} />
      </ol>
    </details>
  )
}

function Happened({ words, at }: { words: string; at: string }) {
  const desk = useDesk()
  return (
    <li title={exactInstant(at, desk.locale, desk.timeZone)} suppressHydrationWarning>
      {words} {nearDateWithin(localDateOf(at, desk), desk)}, {instantTime(at, desk.locale, desk.timeZone)}
    </li>
  )
}
