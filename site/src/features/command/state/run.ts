import { keepKeysForField } from '../../../components/keys-ahead.ts'
import type { Action, Here } from '../../shortcuts/action.ts'
import { showPalette } from './floating.ts'

/** Does an action, or asks for the value it needs. */
export function doAction(action: Action, here: Here): void {
  if (action.ask) showPalette(here, action)
  else if (action.opensField) keepKeysForField(() => action.run?.(here))
  else void action.run?.(here)
}
