import type { AccountActions } from './answer-account.ts'
import { sessionActions } from './session-actions.ts'

/** What the forms of the account's page do, by the field `does`: each section adds its own. */
export const accountActions: AccountActions = {
  ...sessionActions,
}
