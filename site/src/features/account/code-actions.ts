import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'codes'

export const codeActions: SettingActions = {
  'codes-begin': settingAction({ section, fields: [], asksProof: true, isShownOnce: true, act: (client) => client.codes.begin() }),
  // The secret and its address come along for a page that has to show them again.
  'codes-confirm': settingAction({
    section,
    fields: ['code', 'secret', 'address'],
    isShownOnce: true,
    act: (client, { code }) => client.codes.confirm(code),
  }),
  'codes-renew': settingAction({
    section,
    fields: [],
    asksProof: true,
    isShownOnce: true,
    act: (client) => client.codes.renewRecoveryCodes(),
  }),
  'codes-off': settingAction({ section, fields: [], asksProof: true, act: (client) => client.codes.turnOff() }),
}
