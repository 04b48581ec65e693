import type { Task } from '@throughline/core/task'
import { changes as changeWords } from '../../../messages/changes.ts'
import { task as words } from '../../../messages/task.ts'
import type { Area, KeepBoth } from '../../changes/area.ts'
import { registerArea } from '../../changes/areas.ts'
import type { Conflict } from '../../changes/merge.ts'
import { newId } from '../../desk/id.ts'
import { $toast } from '../../desk/told.ts'
import { type Change, inverse, onlyTies, type TaskEdit } from '../rules/change.ts'
import { hideTask, showTasks, showWithOthers } from './cache.ts'
import { countsChanged } from './counts.ts'
import { offerToOpen } from './offer-to-open.ts'
import { records } from './queries.ts'
import { createSending } from './sending.ts'
import { $openId } from './stores.ts'
import { progressTouched } from './task-progress.ts'

/** How changes of tasks show. */
const taskArea: Area = {
  records: records as Area['records'],
  inverse: (change, before, after) => inverse(change as Change, before as Task | null, after as Task),
  show: showTasks,
  showSoon: showWithOthers,
  hide: hideTask,
  ended({ id }, outcome) {
    if (outcome.is === 'saved') progressTouched(id, outcome.record as Task)
  },
  // Other records move the counts too: of a goal that is gone, tasks come to the Inbox.
  actionEnded: countsChanged,
  makes: ({ do: action }) => action === 'quick-add',
  called: (change, shown) => (shown as Task | null)?.title || (change.do === 'quick-add' ? change.text : ''),
  isInVain: (change) => onlyTies(change as Change),
  markOf: (id) => `[data-task="${id}"]`,
  send: ({ tasks }, change, keepBoth) =>
    createSending({
      ...{ tasks, known: records.known, learn: (task) => records.learn(task) },
      onConflict: (task, conflicts, change) => clash(task, conflicts, change, keepBoth),
    })(change as Change),
}

// The names of its changes have nothing before a dot.
registerArea(['', 'task'], taskArea)

function clash(task: Task, conflicts: readonly Conflict<TaskEdit>[], change: Change, keepBoth: KeepBoth) {
  keepBoth(task.id, conflicts, change)
  const field = words.fields[conflicts[0]?.field as keyof typeof words.fields]
  // The open task says so itself.
  if ($openId.get() === task.id) $toast.set(null)
  else $toast.set({ id: newId(), words: changeWords.conflict.elsewhere(field, task.title), isBad: true, ...offerToOpen(task.id) })
}
