import type { Task } from '@throughline/core/task'
import { Icon } from '../../../components/Icon.tsx'
import { taskPane } from '../../../messages/task-pane.ts'
import { goalHref } from '../../addresses/goals.ts'
import { goalOf, offeredGoals, useGoals } from '../state/goals.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { Fact, selectClass } from './Fact.tsx'
import { edit, useRefused } from './use-edit.ts'

/** The goal a task moves: chosen from those that are pursued, with the way to it. */
export function GoalFact({ task }: { task: Task }) {
  const goals = useGoals(useTaskDesk().goals)
  const refused = useRefused(task, 'goalId')
  const { goalId } = task
  const goal = goalOf(goals, goalId)
  const offered = offeredGoals(goals, goalId)
  return (
    <Fact name={taskPane.goal}>
      <span className={goal ? 'goal-fact has-goal' : 'goal-fact'}>
        <select
          className={selectClass(goal !== undefined)}
          dir="auto"
          aria-label={taskPane.goal}
          value={goal ? goal.id : ''}
          onChange={({ target }) => edit(task, { goalId: target.value || null })}
        >
          <option value="">{offered.length ? taskPane.noGoal : taskPane.noGoals}</option>
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        {goal && (
          <a
            className="btn btn-icon"
            href={goalHref(goal.id)}
            aria-label={taskPane.goToGoal(goal.title)}
            title={taskPane.goToGoal(goal.title)}
          >
            <Icon name="right" />
          </a>
        )}
      </span>
      {refused && <p className="error">{refused.why}</p>}
    </Fact>
  )
}
