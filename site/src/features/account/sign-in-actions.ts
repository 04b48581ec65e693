import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

export const signInActions: SettingActions = {
  'remove-sign-in': settingAction({ section: 'connected', fields: ['id'], act: (client, { id }) => client.signIns.remove(id) }),
}
