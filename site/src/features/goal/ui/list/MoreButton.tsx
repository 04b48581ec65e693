import type { Goal } from '@throughline/core/goal'
import { Icon } from '../../../../components/Icon.tsx'
import { goal as words } from '../../../../messages/goal.ts'
import { ask } from '../../state/asked.ts'

/** Opens the menu of a goal. */
export const MoreButton = ({ goal }: { goal: Pick<Goal, 'id' | 'title'> }) => (
  <button
    className="btn btn-icon goal-more"
    type="button"
    aria-label={words.more(goal.title)}
    aria-haspopup="dialog"
    onClick={({ currentTarget }) => ask({ is: 'menu', goalId: goal.id, opener: currentTarget })}
  >
    <Icon name="more" />
  </button>
)
