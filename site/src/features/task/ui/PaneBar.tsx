import type { Task } from '@throughline/core/task'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { perform } from '../../changes/changes.ts'
import type { Desk } from '../../desk/desk.ts'
import { queryClient } from '../../desk/query-client.ts'
import { instantTime, nearDate } from '../../desk/words/day.ts'
import { closedDay } from '../rules/closed-day.ts'
import { isMovable, listHref } from '../rules/list-address.ts'
import { copyLink } from '../state/copy-link.ts'
import { closeTask, isPlainClick } from '../state/open.ts'
import { pagesQuery } from '../state/queries.ts'
import { useTaskDesk } from '../state/task-desk.ts'

/** What stands above the open task: its state, and what can be done with it as a whole. */
export function PaneBar({ task }: { task: Task | null }) {
  const desk = useTaskDesk()
  const { view } = desk
  const remove = () => {
    if (!task) return
    void perform([{ do: 'remove', id: task.id }], words.did.remove(task.title))
    closeTask(desk)
  }
  const move = async (step: -1 | 1) => {
    const tasks =
      queryClient()
        .getQueryData(pagesQuery('tasks', view).queryKey)
        ?.flatMap(({ items }) => items) ?? []
    const { stepRow } = await import('./move-row.ts')
    if (task) await stepRow(view, tasks, task.id, step)
  }
  return (
    <div className={isMovable(desk) ? 'pane-bar is-movable' : 'pane-bar'}>
      <span className="pane-state" suppressHydrationWarning>
        <a className="pane-back" href={listHref(desk)}>
          <Icon name="right" /> {desk.saved?.name ?? words.views[view]}
        </a>
        <span className="pane-status">{task && stateWords(task, desk)}</span>
      </span>
      {task && (
        <>
          {isMovable(desk) && (
            <>
              <button className="btn btn-icon" type="button" aria-label={words.move.up} onClick={() => void move(-1)}>
                <Icon name="up" />
              </button>
              <button className="btn btn-icon" type="button" aria-label={words.move.down} onClick={() => void move(1)}>
                <Icon name="down" />
              </button>
            </>
          )}
          <button className="btn btn-icon" type="button" aria-label={words.act.copyLink} onClick={() => void copyLink(task.id)}>
            <Icon name="link" />
          </button>
          <form method="post">
            <button
              className="btn btn-icon"
              type="submit"
              name="remove"
              value={task.id}
              aria-label={taskPane.remove}
              onClick={(event) => {
                event.preventDefault()
                remove()
              }}
            >
              <Icon name="trash" />
            </button>
          </form>
        </>
      )}
      <a
        className="btn btn-icon pane-close"
        href={listHref(desk)}
        aria-label={taskPane.close}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          closeTask(desk)
        }}
      >
        <Icon name="close" />
      </a>
    </div>
  )
}

function stateWords(task: Task, desk: Desk): string {
  if (task.status !== 'done' || !task.closedAt) return taskPane.statuses[task.status]
  return taskPane.doneAt(`${nearDate(closedDay(task, desk), desk)}, ${instantTime(task.closedAt, desk.locale, desk.timeZone)}`)
}
