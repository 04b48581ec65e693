import { FEED_CONTENTS } from '@throughline/core/calendar/contents'
import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'feeds'

/** A tick box for each, by its name. */
const chosen = (typed: Record<string, string>) => FEED_CONTENTS.filter((content) => typed[content] !== '')

export const feedActions: SettingActions = {
  'feed-make': settingAction({
    section,
    fields: ['name', 'contents', ...FEED_CONTENTS],
    act: (client, { name, ...typed }) => client.calendarFeeds.make({ name, contents: chosen(typed) }),
  }),
  'feed-change': settingAction({
    section,
    fields: ['id', 'name', 'contents', ...FEED_CONTENTS],
    act: (client, { id, name, ...typed }) => client.calendarFeeds.edit(id, { name, contents: chosen(typed) }),
  }),
  'feed-rotate': settingAction({ section, fields: ['id'], act: (client, { id }) => client.calendarFeeds.rotate(id) }),
  'feed-remove': settingAction({ section, fields: ['id'], act: (client, { id }) => client.calendarFeeds.remove(id) }),
}
