import type { SettingActions } from '../settings/answer-setting.ts'
import { codeActions } from './code-actions.ts'
import { dataActions } from './data-actions.ts'
import { emailActions } from './email-actions.ts'
import { languageActions } from './language/language-actions.ts'
import { passkeyActions } from './passkey-actions.ts'
import { passwordActions } from './password-actions.ts'
import { sessionActions } from './session-actions.ts'
import { signInActions } from './sign-in-actions.ts'
import { tokenActions } from './token-actions.ts'
import { webhookActions } from './webhook-actions.ts'

/** What the forms of the account's page do, by the field `does`: each section adds its own. */
export const accountActions: SettingActions = {
  ...languageActions,
  ...emailActions,
  ...passwordActions,
  ...passkeyActions,
  ...codeActions,
  ...sessionActions,
  ...tokenActions,
  ...webhookActions,
  ...dataActions,
  ...signInActions,
}
