import { command } from '../../../messages/command.ts'
import { goalLog as words } from '../../../messages/goal-log.ts'
import { defineActions } from '../../shortcuts/action.ts'

/** What can be done about goals from anywhere. */
export const goalActions = defineActions(
  {
    id: 'log-check-in',
    group: 'do',
    words: words.action,
    icon: 'goal',
    ask: () => import('./ask-log.ts').then(({ askLog }) => askLog()),
  },
  {
    id: 'new-goal',
    group: 'do',
    words: words.create,
    icon: 'goal',
    keys: ['Shift+g'],
    ask: () => import('./ask-new-goal.ts').then(({ askNewGoal }) => askNewGoal),
  },
  {
    id: 'go-goals',
    group: 'go',
    words: command.actions.go(words.go),
    icon: 'goal',
    keys: ['g g'],
    run: () => location.assign('/goals'),
  },
  {
    id: 'review-goals',
    group: 'go',
    words: words.review,
    icon: 'goal',
    run: () => location.assign('/goals/review'),
  },
)
