import type { Action, Here } from '../action.ts'
import { showPalette } from './floating.ts'

/** Does an action, or asks for the value it needs. */
export const doAction = (action: Action, here: Here): unknown => (action.ask ? showPalette(here, action) : action.run?.(here))
