import type { CalendarColor } from '@throughline/core/calendar'
import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'outside'

export const outsideActions: SettingActions = {
  'outside-subscribe': settingAction({
    section,
    fields: ['url', 'name'],
    act: (client, { url, name }) => client.outsideCalendars.subscribe({ url, ...(name.trim() && { name }) }),
  }),
  'outside-change': settingAction({
    section,
    fields: ['id', 'name', 'color'],
    // What is no colour is refused there.
    act: (client, { id, name, color }) => client.outsideCalendars.edit(id, { name, color: color as CalendarColor }),
  }),
  'outside-refresh': settingAction({ section, fields: ['id'], act: (client, { id }) => client.outsideCalendars.refresh(id) }),
  'outside-remove': settingAction({ section, fields: ['id'], act: (client, { id }) => client.outsideCalendars.remove(id) }),
}
