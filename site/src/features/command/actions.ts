import { command } from '../../messages/command.ts'
import { taskActions } from '../task/actions.ts'
import { type Action, defineActions } from './action.ts'
import { $floating } from './state/floating.ts'

const { actions: names, also } = command

const appActions = defineActions({
  id: 'show-shortcuts',
  group: 'app',
  words: names.shortcuts,
  also: also.shortcuts,
  keys: ['?'],
  run: () => $floating.set({ is: 'shortcuts' }),
})

/** Everything that can be done, in the order of the list of shortcuts. */
export const actions: readonly Action[] = [...taskActions, ...appActions]
