import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

export const passwordActions: SettingActions = {
  'change-password': settingAction({
    section: 'own-password',
    fields: ['password'],
    asksProof: true,
    act: (client, { password }) => client.password.change({ password }),
  }),
}
