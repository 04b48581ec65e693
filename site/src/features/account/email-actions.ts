import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'address'

/** Sends the link again that confirms the address, from a section of any page of the settings. */
export const askProofIn = (section: string): SettingActions => ({
  'ask-proof': settingAction({ section, fields: [], act: (client) => client.address.askProof() }),
})

export const emailActions: SettingActions = {
  'change-email': settingAction({ section, fields: ['email'], asksProof: true, act: (client, { email }) => client.emailChange.ask(email) }),
  ...askProofIn(section),
  'keep-email': settingAction({ section, fields: [], act: (client) => client.emailChange.cancel() }),
}
