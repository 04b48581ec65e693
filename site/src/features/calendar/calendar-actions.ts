import type { SettingActions } from '../settings/answer-setting.ts'
import { dayActions } from './day-actions.ts'
import { feedActions } from './feed-actions.ts'
import { outsideActions } from './outside-actions.ts'

/** What the forms of the settings of calendars do, by the field `does`. */
export const calendarActions: SettingActions = { ...feedActions, ...outsideActions, ...dayActions }
