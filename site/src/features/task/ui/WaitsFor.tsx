import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { late } from '../../../components/late.tsx'
import { taskPane } from '../../../messages/task-pane.ts'
import { client } from '../../desk/client.ts'
import { taskInListHref } from '../rules/list-address.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { useProgress } from '../state/task-progress.ts'
import { edit, useRefused } from './use-edit.ts'

const FindTask = late(() => import('./FindTask.tsx'), { isInPage: true, takesFocus: true })

/** Tasks that are named as waiting for this one. */
const SHOWN = 6

/** What has to be closed before a task can be done, and what waits for it in turn. */
export function WaitsFor({ task }: { task: Task }) {
  const desk = useTaskDesk()
  const [isAdding, setAdding] = useState(false)
  const blockers = useProgress(task)?.blockers.filter(({ id }) => task.blockedBy.includes(id)) ?? []
  const refused = useRefused(task, 'blockedBy')
  const dependents = useQuery({
    queryKey: ['dependents', task.id],
    queryFn: () => client.tasks.dependents(task.id, { limit: SHOWN }).then(({ items }) => items),
    staleTime: 0,
  })
  const adding = useRef<HTMLButtonElement>(null)
  const end = () => {
    setAdding(false)
    focusSoon(() => adding.current)
  }
  const set = (blockedBy: string[]) => edit(task, { blockedBy })
  return (
    <>
      <dt>{taskPane.waitsFor}</dt>
      <dd>
        {blockers.length > 0 && (
          <ul className="blockers">
            {blockers.map(({ id, title, isOpen }) => (
              <li key={id} className={isOpen ? undefined : 'is-done'}>
                <a className="link" dir="auto" href={taskInListHref(id, desk)} data-opens={id}>
                  {title}
                </a>
                {!isOpen && <span className="muted"> {taskPane.blockerDone}</span>}
                <button
                  className="btn btn-icon"
                  type="button"
                  aria-label={taskPane.stopWaiting(title)}
                  onClick={() => set(task.blockedBy.filter((other) => other !== id))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <FindTask
            task={task}
            onChoose={(id) => {
              set([...task.blockedBy, id])
              end()
            }}
            onEnd={end}
          />
        ) : (
          <button ref={adding} className="fact-value is-empty" type="button" onClick={() => setAdding(true)}>
            {blockers.length ? taskPane.waitForMore : taskPane.nothing}
            <span className="hidden-text"> {taskPane.waitsFor}</span>
          </button>
        )}
        {refused && <p className="error">{refused.why}</p>}
      </dd>
      {dependents.data && dependents.data.length > 0 && (
        <>
          <dt>{taskPane.holdsUp}</dt>
          <dd>
            <ul className="blockers">
              {dependents.data.map(({ id, title }) => (
                <li key={id}>
                  <a className="link" dir="auto" href={taskInListHref(id, desk)} data-opens={id}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </>
  )
}
