import { makeWin as words } from '../../messages/career-make.ts'
import { command } from '../../messages/command.ts'
import { defineActions } from '../shortcuts/action.ts'

/** What can be done about wins from anywhere. */
export const careerActions = defineActions(
  {
    id: 'add-win',
    group: 'do',
    words: words.add,
    icon: 'win',
    keys: ['Shift+w'],
    run: () => location.assign('/career/wins/new'),
  },
  {
    id: 'go-career',
    group: 'go',
    words: command.actions.go(words.go),
    icon: 'win',
    keys: ['g w'],
    run: () => location.assign('/career'),
  },
  {
    id: 'go-win-inbox',
    group: 'go',
    words: words.inbox,
    icon: 'win',
    run: () => location.assign('/career/inbox'),
  },
)
