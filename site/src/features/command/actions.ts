import { careerActions } from '../career/actions.ts'
import { discussionActions } from '../discussion/actions.ts'
import { goalActions } from '../goal/log/actions.ts'
import { interviewActions } from '../interview/actions.ts'
import { practiceActions } from '../interview/practice/actions.ts'
import { journalActions } from '../journal/actions.ts'
import type { Action } from '../shortcuts/action.ts'
import { taskActions } from '../task/actions.ts'
import { appActions } from './app-actions.ts'
import { placeActions } from './place-actions.ts'

/** Everything that can be done, in the order of the list of shortcuts. */
export const actions: readonly Action[] = [
  ...taskActions,
  ...goalActions,
  ...journalActions,
  ...careerActions,
  ...practiceActions,
  ...interviewActions,
  ...discussionActions,
  ...placeActions,
  ...appActions,
]
