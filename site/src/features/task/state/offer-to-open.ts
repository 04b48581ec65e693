import { changes as words } from '../../../messages/changes.ts'
import type { Toast } from '../../desk/told.ts'
import { givenTaskDesk } from './given-task-desk.ts'
import { openTask } from './open.ts'
import { $place } from './stores.ts'

/** What a toast offers about a task: to open it beside the list that is on the screen by then. */
export const offerToOpen = (id: string): Pick<Toast, 'offer'> => ({
  offer: { words: words.openIt, run: () => openTask(id, $place.get() ?? givenTaskDesk()) },
})
