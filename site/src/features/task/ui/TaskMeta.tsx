import type { Task } from '@throughline/core/task'
import { isActive, isOverdue } from '@throughline/core/task/rules'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import type { SectionKind } from '../rules/sections.ts'
import { exactDue, exactInstant, instantTime, localTime, nearDate } from '../words/day.ts'
import { recurrenceWords } from '../words/recurrence.ts'
import { useDesk } from './Island.tsx'

interface Props {
  task: Task
  /** The kind of section the row is in: what its heading says is not said again. */
  section: SectionKind | 'found'
}

/** What a row says beside its title: priority, repeat, tags, when. */
export function TaskMeta({ task, section }: Props) {
  const desk = useDesk()
  const { priority, recurrence, tags } = task
  const time = whenOf(task, section, desk)
  const isMarked = isActive(task) && (priority === 'high' || priority === 'urgent')
  if (!time && !isMarked && !tags.length && !recurrence && task.status !== 'cancelled') return null
  return (
    <span className="task-meta">
      {task.status === 'cancelled' && <span>{words.row.cancelled}</span>}
      {isMarked && (
        <span>
          <Icon name={priority === 'urgent' ? 'up-twice' : 'up'} /> {words.pane.priorities[priority]}
        </span>
      )}
      {tags.length > 0 && (
        <span className="row-tags">
          {tags
            .slice(0, 2)
            .map((tag) => `#${tag}`)
            .join(' ')}
          {tags.length > 2 && ` +${tags.length - 2}`}
        </span>
      )}
      {recurrence && (
        <span>
          <Icon name="repeat" /> {recurrenceWords(recurrence.rrule, desk.locale)}
        </span>
      )}
      {time && (
        <time className={time.isLate ? 'late' : undefined} dateTime={time.dateTime} title={time.exact} suppressHydrationWarning>
          {time.text}
        </time>
      )}
    </span>
  )
}

type When = { text: string; dateTime: string; exact: string | undefined; isLate?: boolean }

function whenOf(task: Task, section: Props['section'], desk: ReturnType<typeof useDesk>): When | null {
  const { locale, timeZone, today } = desk
  if (!isActive(task) && task.closedAt) {
    const text = section === 'done' ? instantTime(task.closedAt, locale, timeZone) : nearDate(task.closedAt.slice(0, 10), desk)
    return { text, dateTime: task.closedAt, exact: exactInstant(task.closedAt, locale, timeZone) }
  }
  const due = task.dueAt ?? task.dueDate
  if (!due) return null
  const exact = exactDue(task, locale)
  const day = due.slice(0, 10)
  const isLate = isOverdue(task, today)
  const saysDay = section === 'overdue' || section === 'found' || (section === 'plain' && day !== today)
  if (saysDay) return { text: nearDate(day, desk), dateTime: due, exact, isLate }
  return task.dueAt ? { text: localTime(task.dueAt, locale), dateTime: due, exact } : null
}
