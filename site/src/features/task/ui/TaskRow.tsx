import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { type CSSProperties, memo, type PointerEvent, type Ref, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskHref } from '../rules/list-address.ts'
import type { SectionKind } from '../rules/sections.ts'
import { snippetOf } from '../rules/snippet.ts'
import { perform } from '../state/changes.ts'
import { toggle } from '../state/toggle.ts'
import { localDateOf, nearDateWithin } from '../words/day.ts'
import { Highlighted } from './Highlighted.tsx'
import { useDesk } from './Island.tsx'
import { RowParent } from './RowParent.tsx'
import { ChooseBox } from './select/ChooseBox.tsx'
import { useChosen } from './select/use-chosen.ts'
import { TaskMeta, useTaskMeta } from './TaskMeta.tsx'
import { Tick } from './Tick.tsx'

interface Props {
  task: Task
  section: SectionKind | 'found'
  position: number
  /** Rows in the section; −1 when more are to come. */
  of: number
  isOpen: boolean
  /** The words searched for, which are marked. */
  typed?: string
  index?: number
  measure?: Ref<HTMLLIElement>
}

/** One task in a list. */
export const TaskRow = memo(function TaskRow({ task, section, position, of, isOpen, typed, index, measure }: Props) {
  const desk = useDesk()
  const chosen = useChosen(task.id)
  const meta = useTaskMeta(task, section)
  const [isPointedAt, setPointedAt] = useState(false)
  // How long the title is decides how much of the row it keeps.
  const style = { '--letters': task.title.length } as CSSProperties
  const place = {
    style,
    'aria-posinset': position,
    'aria-setsize': of,
    'data-index': index,
    'data-row': task.id,
    ref: measure,
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
  }
  const look = [chosen === 'yes' && 'is-chosen', chosen !== 'off' && 'is-choosable'].filter(Boolean).join(' ')
  const box = (chosen !== 'off' || isPointedAt) && <ChooseBox task={task} isChosen={chosen === 'yes'} />
  if (task.deletedAt) {
    return (
      <li className={`task ${look}`} {...place}>
        {box}
        <span className="tick-place" />
        <span className="task-title" dir="auto">
          {task.title}
        </span>
        <span className="task-meta has-act">
          {task.parentId && <RowParent id={task.parentId} />}
          <span suppressHydrationWarning>{listWords.row.deleted(nearDateWithin(localDateOf(task.deletedAt, desk), desk))}</span>
          <button
            className="btn btn-plain above"
            type="submit"
            name="restore"
            value={task.id}
            aria-label={listWords.row.restore(task.title)}
            onClick={(event) => {
              event.preventDefault()
              void perform([{ do: 'restore', id: task.id }], words.did.restore(task.title))
            }}
          >
            {listWords.row.restoreShort}
          </button>
        </span>
      </li>
    )
  }
  const snippet = typed && snippetOf(task, typed)
  const isDone = section === 'done' || !isActive(task)
  return (
    <li className={`${isOpen ? 'task is-open' : 'task'} ${meta ? '' : 'is-bare '}${look}`} {...place}>
      {box}
      <Tick task={task} isDone={isDone} onToggle={() => toggle(task, isDone)} />
      <a
        className="task-title"
        dir="auto"
        href={taskHref(task.id, desk)}
        data-task={task.id}
        data-opens={task.id}
        aria-current={isOpen ? 'true' : undefined}
        draggable={false}
      >
        {typed ? <Highlighted text={task.title} typed={typed} /> : task.title}
      </a>
      {meta && <TaskMeta task={task} meta={meta} />}
      {snippet && (
        <p className="row-snippet" dir="auto">
          <Highlighted text={snippet} typed={typed ?? ''} />
        </p>
      )}
    </li>
  )
})
