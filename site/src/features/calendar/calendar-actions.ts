import type { AccountActions } from '../account/answer-account.ts'
import { dayActions } from './day-actions.ts'
import { feedActions } from './feed-actions.ts'
import { outsideActions } from './outside-actions.ts'

/** What the forms of the settings of calendars do, by the field `does`. */
export const calendarActions: AccountActions = { ...feedActions, ...outsideActions, ...dayActions }
