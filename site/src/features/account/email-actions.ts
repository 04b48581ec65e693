import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'address'

export const emailActions: SettingActions = {
  'change-email': settingAction({ section, fields: ['email'], asksProof: true, act: (client, { email }) => client.emailChange.ask(email) }),
  'keep-email': settingAction({ section, fields: [], act: (client) => client.emailChange.cancel() }),
}
