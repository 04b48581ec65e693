import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'sessions'

export const sessionActions: SettingActions = {
  'end-session': settingAction({ section, fields: ['id'], act: (client, { id }) => client.sessions.end(id) }),
  'end-other-sessions': settingAction({ section, fields: [], act: (client) => client.sessions.endOthers() }),
}
