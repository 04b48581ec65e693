import type { Action, Here } from '../action.ts'

/** Does an action. */
export const doAction = (action: Action, here: Here): unknown => action.run?.(here)
