import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { goalHref } from '../../addresses/goals.ts'
import { goalOf, useGoals } from '../state/goals.ts'
import { useTaskDesk } from '../state/task-desk.ts'

/** Which goal a task belongs to, as a way there. */
export function RowGoal({ id }: { id: string }) {
  const goal = goalOf(useGoals(useTaskDesk().goals), id)
  if (!goal) return null
  return (
    <a className="row-goal above" href={goalHref(id)} title={listWords.row.ofGoal(goal.title)}>
      <span className="hidden-text">{taskPane.goal} </span>
      <span className="cut" dir="auto">
        {goal.title}
      </span>
    </a>
  )
}
