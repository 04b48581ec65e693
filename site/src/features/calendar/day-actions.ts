import { type AccountActions, accountAction } from '../account/answer-account.ts'

export const dayActions: AccountActions = {
  'days-change': accountAction({
    section: 'days',
    fields: ['timeZone', 'weekStart', 'dayStart'],
    act: (client, { timeZone, weekStart, dayStart }) =>
      client.me.edit({ timeZone, weekStart: Number(weekStart), dayStart: Number(dayStart) }),
  }),
}
