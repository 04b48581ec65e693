import type { CalendarColor } from '@throughline/core/calendar'
import { type AccountActions, accountAction } from '../account/answer-account.ts'

const section = 'outside'

export const outsideActions: AccountActions = {
  'outside-subscribe': accountAction({
    section,
    fields: ['url', 'name'],
    act: (client, { url, name }) => client.outsideCalendars.subscribe({ url, ...(name.trim() && { name }) }),
  }),
  'outside-change': accountAction({
    section,
    fields: ['id', 'name', 'color'],
    // What is no colour is refused there.
    act: (client, { id, name, color }) => client.outsideCalendars.edit(id, { name, color: color as CalendarColor }),
  }),
  'outside-refresh': accountAction({ section, fields: ['id'], act: (client, { id }) => client.outsideCalendars.refresh(id) }),
  'outside-remove': accountAction({ section, fields: ['id'], act: (client, { id }) => client.outsideCalendars.remove(id) }),
}
