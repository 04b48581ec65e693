import { isActive } from '@throughline/core/task/rules'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { localTime } from '../../../desk/words/day.ts'
import { taskInListHref } from '../../rules/list-address.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import type { Entry } from '../rules/entries.ts'
import { useCalendar } from './context.ts'

interface Props {
  entry: Entry
  /** What it looks like: a line of a day, or a block among the hours. */
  look: 'line' | 'block'
  style?: CSSProperties
  isShort?: boolean
  /** Others stand beside it, so that words do not fit. */
  isNarrow?: boolean
  children?: ReactNode
}

/** Something that stands on a day. What is still to be done can be moved; a round to come follows its task. */
export function EntryLine({ entry: { kind, task, day, time }, look, style, isShort = false, isNarrow = false, children }: Props) {
  const desk = useTaskDesk()
  const { openId, onMove } = useCalendar()
  const isLate = kind === 'task' && day < desk.today
  const isRow = kind === 'task' || (kind === 'done' && !isActive(task))
  const name = [
    look,
    `is-${kind}`,
    isLate && 'is-late',
    isShort && 'is-short',
    isNarrow && 'is-narrow',
    task.id === openId && kind === 'task' && 'is-open',
  ]
  const told = [isLate && words.calendar.late, words.calendar.kinds[kind]].filter(Boolean).join(', ')
  return (
    <li
      className={name.filter(Boolean).join(' ')}
      style={style}
      data-entry={kind === 'task' ? task.id : undefined}
      data-row={isRow ? task.id : undefined}
    >
      <a
        className="entry-link"
        href={taskInListHref(task.id, desk)}
        title={task.title}
        data-opens={task.id}
        data-task={isRow ? task.id : undefined}
        draggable={false}
      >
        {kind === 'ghost' && look === 'block' && <Icon name="repeat" />}
        {time && look === 'line' && <time>{localTime(`${day}T${time}`, desk.locale)}</time>}{' '}
        <span className="entry-title" dir="auto">
          {task.title}
        </span>
        {time && look === 'block' && !isShort && <time>{localTime(`${day}T${time}`, desk.locale)}</time>}
        {told && <span className="hidden-text">, {told}</span>}
      </a>
      {kind === 'task' && (
        <button
          type="button"
          hidden
          data-moves
          aria-label={words.move.open(task.title)}
          onClick={({ currentTarget }) => onMove(task, currentTarget.parentElement ?? currentTarget)}
        />
      )}
      {children}
    </li>
  )
}
