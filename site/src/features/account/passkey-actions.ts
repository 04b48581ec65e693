import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'passkeys'

export const passkeyActions: SettingActions = {
  // Done by the browser, which only a script can ask; what is said of it here is that it is done.
  'passkey-add': settingAction({ section, fields: [], asksProof: true, act: async () => {} }),
  'passkey-rename': settingAction({ section, fields: ['id', 'name'], act: (client, { id, name }) => client.passkeys.rename(id, name) }),
  'passkey-remove': settingAction({ section, fields: ['id'], act: (client, { id }) => client.passkeys.remove(id) }),
}
