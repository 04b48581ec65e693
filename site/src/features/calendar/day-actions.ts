import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

export const dayActions: SettingActions = {
  'days-change': settingAction({
    section: 'days',
    fields: ['timeZone', 'weekStart', 'dayStart'],
    act: (client, { timeZone, weekStart, dayStart }) =>
      client.me.edit({ timeZone, weekStart: Number(weekStart), dayStart: Number(dayStart) }),
  }),
}
