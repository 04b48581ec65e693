import { command } from '../../../messages/command.ts'
import { goalLog as words } from '../../../messages/goal-log.ts'
import { defineActions } from '../../command/action.ts'

/** What can be done about goals from anywhere. */
export const goalActions = defineActions(
  {
    id: 'log-check-in',
    group: 'do',
    words: words.action,
    also: words.also,
    icon: 'goal',
    ask: () => import('./ask-log.ts').then(({ askLog }) => askLog()),
  },
  {
    id: 'go-goals',
    group: 'go',
    words: command.actions.go(words.go),
    also: command.also.go,
    icon: 'goal',
    keys: ['g g'],
    run: () => location.assign('/goals'),
  },
  {
    id: 'review-goals',
    group: 'go',
    words: words.review,
    also: words.alsoReview,
    icon: 'goal',
    run: () => location.assign('/goals/review'),
  },
)
