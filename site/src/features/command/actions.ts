import { command } from '../../messages/command.ts'
import { taskActions } from '../task/actions.ts'
import { type Action, defineActions } from './action.ts'
import { showShortcuts } from './state/late.ts'

const { actions: names, also } = command

const appActions = defineActions({
  id: 'show-shortcuts',
  group: 'app',
  words: names.shortcuts,
  also: also.shortcuts,
  keys: ['?'],
  run: showShortcuts,
})

/** Everything that can be done, in the order of the list of shortcuts. */
export const actions: readonly Action[] = [...taskActions, ...appActions]
