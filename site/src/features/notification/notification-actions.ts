import { askProofIn } from '../account/email-actions.ts'
import { type SettingActions, settingAction } from '../settings/answer-setting.ts'
import { settingFields, settingsIn } from './settings-form.ts'

const section = 'where'

/** What the forms of the settings of notifications do, by the field `does`. */
export const notificationActions: SettingActions = {
  'change-notifications': settingAction({
    section: 'told',
    fields: settingFields,
    act: ({ notificationSettings }, typed) => notificationSettings.edit(settingsIn(typed)),
  }),
  'test-notifications': settingAction({ section, fields: [], act: ({ notificationSettings }) => notificationSettings.test() }),
  ...askProofIn(section),
  'allow-push': settingAction({
    section,
    fields: ['endpoint', 'p256dh', 'auth'],
    act: ({ push }, { endpoint, p256dh, auth }) => push.subscribe({ endpoint, keys: { p256dh, auth } }),
  }),
  'end-push': settingAction({ section, fields: ['id'], act: ({ push }, { id }) => push.end(id) }),
}
