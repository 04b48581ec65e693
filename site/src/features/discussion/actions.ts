import { command } from '../../messages/command.ts'
import { DISCUSSIONS, NEW_DISCUSSION } from '../addresses/discussions.ts'
import { taskHref } from '../addresses/tasks.ts'
import { defineActions, type Here } from '../shortcuts/action.ts'

/** The record at hand: the task that is meant, otherwise the one the page is of. The page of a new discussion knows which it can begin with. */
const fromHere = ({ task }: Here) => {
  const path = task ? taskHref(task.id) : location.pathname
  return /\/[\da-f-]{36}$/.test(path) && !path.startsWith(DISCUSSIONS) ? `?from=${path}` : ''
}

/** What can be done about discussions from anywhere. */
export const discussionActions = defineActions(
  {
    id: 'begin-discussion',
    group: 'do',
    words: command.actions.beginTalk,
    icon: 'talk',
    wordsHere: (here) => (fromHere(here) ? command.actions.discuss : command.actions.beginTalk),
    run: (here) => location.assign(NEW_DISCUSSION + fromHere(here)),
  },
  {
    id: 'go-discussions',
    group: 'go',
    words: command.actions.go(command.actions.talks),
    icon: 'talk',
    keys: ['g s'],
    run: () => location.assign(DISCUSSIONS),
  },
)
