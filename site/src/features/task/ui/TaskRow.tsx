import { isActive } from '@throughline/core/task/rules'
import { memo } from 'react'
import { Highlighted } from '../../desk/ui/Highlighted.tsx'
import { taskInListHref } from '../rules/list-address.ts'
import type { SectionKind } from '../rules/sections.ts'
import { snippetOf } from '../rules/snippet.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { toggle } from '../state/toggle.ts'
import { RowFrame, type RowPlace } from './RowFrame.tsx'
import { TaskMeta, useTaskMeta } from './TaskMeta.tsx'
import { Tick } from './Tick.tsx'
import { TrashRow } from './TrashRow.tsx'

interface Props extends RowPlace {
  section: SectionKind | 'found'
  isOpen: boolean
  /** The words searched for, which are marked. */
  typed?: string | undefined
}

/** One task in a list. */
export const TaskRow = memo(function TaskRow({ section, isOpen, typed, ...place }: Props) {
  const { deletedAt } = place.task
  return deletedAt ? <TrashRow {...place} deletedAt={deletedAt} /> : <KeptRow {...place} {...{ section, isOpen, typed }} />
})

function KeptRow({ section, isOpen, typed, ...place }: Props) {
  const desk = useTaskDesk()
  const { task } = place
  const meta = useTaskMeta(task, section)
  const snippet = typed && snippetOf(task, typed)
  const isDone = section === 'done' || !isActive(task)
  return (
    <RowFrame {...place} className={[isOpen && 'is-open', !meta && 'is-bare'].filter(Boolean).join(' ')}>
      <Tick task={task} isDone={isDone} onToggle={() => toggle(task, isDone)} />
      <a
        className="task-title"
        dir="auto"
        href={taskInListHref(task.id, desk)}
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
    </RowFrame>
  )
}
