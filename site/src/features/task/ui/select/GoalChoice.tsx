import { bulk as words } from '../../../../messages/task-bulk.ts'
import { offeredGoals, useGoals } from '../../state/goals.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import type { ChoiceProps } from './BulkDialog.tsx'

/** The goal that the chosen tasks are to belong to, or none. */
export function GoalChoice({ tasks, onAct }: ChoiceProps) {
  const n = tasks.length
  return (
    <ul className="bulk-choices">
      {offeredGoals(useGoals(useTaskDesk().goals)).map(({ id, title }) => (
        <li key={id}>
          <button className="bulk-choice" type="button" dir="auto" onClick={() => onAct({ do: 'goal', goalId: id })}>
            {words.goal.set(n, title)}
          </button>
        </li>
      ))}
      <li>
        <button className="bulk-choice" type="button" onClick={() => onAct({ do: 'goal', goalId: null })}>
          {words.goal.none(n)}
        </button>
      </li>
    </ul>
  )
}
