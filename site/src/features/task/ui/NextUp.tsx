import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { taskToday as words } from '../../../messages/task-today.ts'
import { goalHref } from '../../addresses/goals.ts'
import { localTime, nearDateWithin } from '../../desk/words/day.ts'
import { taskInListHref } from '../rules/list-address.ts'
import { belongs, compareIn } from '../rules/views.ts'
import { type NamedGoal, useGoals } from '../state/goals.ts'
import { pagesQuery } from '../state/queries.ts'
import { useTaskDesk } from '../state/task-desk.ts'

/** What comes after a day without tasks: the first task to come, and what one is heading for. */
export interface Next {
  task: Task | null
  goals: readonly NamedGoal[]
}

/** Goals told by name. */
const GOALS = 3

/** Below a Today with nothing to do, what comes next. */
export function NextUp({ given }: { given?: Next | undefined }) {
  const desk = useTaskDesk()
  const upcoming = useQuery(pagesQuery('tasks', 'upcoming'))
  const ahead = upcoming.data?.flatMap(({ items }) => items).filter((task) => belongs('upcoming', task, desk.today))
  const task = ahead ? ahead.toSorted(compareIn('upcoming'))[0] : given?.task
  const known = useGoals(desk.goals)
  const goals = (known.length > 0 ? known : (given?.goals ?? [])).filter(({ status }) => status === 'active').slice(0, GOALS)
  const day = task && dayKey(task)?.slice(0, 10)
  if (!day && goals.length === 0) return null
  const time = task?.dueAt ? ` ${localTime(task.dueAt, desk.locale)}` : ''
  return (
    <div className="next-up">
      {task && day && (
        <p>
          {words.next(`${nearDateWithin(day, desk)}${time}`)}{' '}
          <a className="link" href={taskInListHref(task.id, desk)} data-opens={task.id} dir="auto">
            {task.title}
          </a>
        </p>
      )}
      {goals.length > 0 && (
        <p>
          {words.towards(goals.length)}{' '}
          {goals.map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <a className="link" href={goalHref(id)} dir="auto">
                {title}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
