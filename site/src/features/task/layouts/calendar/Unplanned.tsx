import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { useState } from 'react'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useShared } from '../../../desk/desk.ts'
import { durationWords } from '../../../desk/words/duration.ts'
import { taskInListHref } from '../../rules/list-address.ts'
import type { TaskPage } from '../../rules/place.ts'
import { loadMore, pagesQuery } from '../../state/queries.ts'
import { learnAll } from '../../state/start.ts'
import { $counts } from '../../state/stores.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { MoveButton } from '../MoveButton.tsx'
import { useCalendar } from './context.ts'

/** What has no day yet, to be dragged on to one. */
export function Unplanned({ given, isMeant }: { given: TaskPage | undefined; isMeant: (task: Task) => boolean }) {
  const desk = useTaskDesk()
  const { onMove } = useCalendar()
  useState(() => given && learnAll(given.items))
  const inbox = useQuery({ ...pagesQuery('tasks', 'inbox'), ...(given && { initialData: [given] }) })
  const counts = useShared($counts, null)
  const tasks = (inbox.data ?? []).flatMap(({ items }) => items).filter(isMeant)
  const isPartial = inbox.data?.at(-1)?.nextCursor != null
  const look = isPartial || tasks.length > 0 ? 'unplanned' : 'unplanned is-empty'
  return (
    <aside className={look} aria-labelledby="unplanned" data-unplanned="">
      <h2 id="unplanned">
        {words.calendar.unplanned}{' '}
        <span className="count">
          {isPartial ? (desk.list.filter ? `${tasks.length}+` : (counts?.inbox ?? `${tasks.length}+`)) : tasks.length}
        </span>
      </h2>
      {inbox.data && tasks.length === 0 && <p className="lane-empty">{words.calendar.allPlanned}</p>}
      <ul className="cards">
        {tasks.map((task) => (
          <li className="card" key={task.id} data-entry={task.id} data-row={task.id}>
            <a
              className="card-title entry-link"
              dir="auto"
              href={taskInListHref(task.id, desk)}
              data-task={task.id}
              data-opens={task.id}
              draggable={false}
            >
              {task.title}
            </a>
            <MoveButton task={task} className="card-more" onOpen={(opener) => onMove(task, opener)} />
            {(task.durationMinutes || task.tags.length > 0) && (
              <p className="card-facts">
                {task.durationMinutes && <span>{durationWords(task.durationMinutes)}</span>}
                {task.tags.slice(0, 2).map((tag) => (
                  <span key={tag} dir="auto">
                    #{tag}
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {isPartial && (
        <button className="btn btn-quiet lane-more" type="button" onClick={() => void loadMore('tasks', 'inbox').catch(() => {})}>
          {words.calendar.moreUnplanned}
        </button>
      )}
    </aside>
  )
}
