import { dueDay, isActive, isOverdue, repeats } from '@throughline/core/task/rules'
import { makeWin as winWords } from '../../messages/career-make.ts'
import { command } from '../../messages/command.ts'
import { task as words } from '../../messages/task.ts'
import { template } from '../../messages/template.ts'
import { time } from '../../messages/time.ts'
import { perform, undo } from '../changes/changes.ts'
import { keepFocus, keepFocusOn } from '../desk/keep-focus.ts'
import { makeWinsLate } from '../made/make-win-late.ts'
import { defineActions, type Here } from '../shortcuts/action.ts'
import * as keyed from '../shortcuts/keyed.ts'
import type { BulkAction } from './rules/bulk.ts'
import { isMovable } from './rules/list-address.ts'
import { taskViews, viewHref } from './rules/views.ts'
import { clearSelection, isChoosingNow, selectActions } from './select-actions.ts'
import { copyLink } from './state/copy-link.ts'
import { editTasks } from './state/edit-tasks.ts'
import { goTo } from './state/go.ts'
import { focusedRow, focusRow, isFresh, isWalking, listShown, placeInList } from './state/list.ts'
import { closeTask, openTask } from './state/open.ts'
import { chosenTasks, someAreChosen } from './state/selection.ts'
import { $editTitle, $openId, $running, wantQuickAdd } from './state/stores.ts'
import { startTimer, stopTimer } from './state/time.ts'
import { toggle } from './state/toggle.ts'

const { actions: names } = command

/** Asked for only once the palette is. */
const asks = () => import('./asks.ts')

const hasTask = ({ task }: Here) => task !== null && !task.deletedAt
const hasTasks = (here: Here) => someAreChosen() || hasTask(here)

/** Not needed until it is done, and there where something is chosen. */
const actOnChosen = (action: BulkAction, desk: Here['desk']) =>
  import('./state/bulk.ts').then(({ actOnChosen }) => actOnChosen(action, desk))

/** Not needed until it is done. */
const skipTo = (task: Here['task'], to: 'next' | 'after-today') => task && import('./state/skip.ts').then(({ skip }) => skip(task, to))
const keep = (task: Here['task']) => task && import('../template/keep-as-template.ts').then(({ keepAsTemplate }) => keepAsTemplate(task))

/** The timer that runs, if it is that of the task at hand. */
const runningHere = ({ task }: Here) => {
  const running = $running.get()
  return running && running.taskId === task?.id ? running : null
}

const mayBeSkipped = (here: Here) =>
  hasTask(here) && here.task !== null && isActive(here.task) && repeats(here.task) && dueDay(here.task) !== null

/** The list moves on before its row is gone: to the next, from the last to the one before, and from the only one to what is left. */
function leaveRow({ isRow }: Here) {
  if (isRow && !focusRow(1) && !focusRow(-1)) keepFocus(placeInList)
}

function complete(here: Here) {
  const { task } = here
  if (someAreChosen()) return actOnChosen({ do: chosenTasks().some(isActive) ? 'complete' : 'reopen' }, here.desk)
  if (!task) return
  const items = listShown()?.items ?? []
  const item = items[focusedRow(items)]
  const isDone = here.isRow && item?.type === 'task' && item.section.kind === 'done'
  leaveRow(here)
  toggle(task, isDone || !isActive(task))
}

function remove(here: Here) {
  const { task, desk } = here
  if (someAreChosen()) return actOnChosen({ do: 'remove' }, desk)
  if (!task) return
  leaveRow(here)
  void perform([{ do: 'remove', id: task.id }], words.did.remove(task.title))
  if (!here.isRow) closeTask(desk)
}

function move({ task, desk }: Here, step: -1 | 1) {
  if (!task) return
  const tasks = listShown()?.items.flatMap((item) => (item.type === 'task' && item.section.kind !== 'done' ? [item.task] : []))
  const moved = import('./ui/move-row.ts').then(({ stepRow }) => stepRow(desk.view, tasks ?? [], task.id, step))
  return keepFocusOn(moved, () => document.querySelector(`[data-task="${task.id}"]`))
}

/** The button of the card, or of the task in the calendar, that had the focus: it says where it can go. */
const moveButton = ({ task, isRow }: Here) => {
  const focused = document.activeElement?.closest('[data-row]')
  const row = focused ?? (isRow && task ? document.querySelector(`[data-row]:has([data-task="${task.id}"])`) : null)
  return row?.querySelector<HTMLElement>('[data-moves]') ?? null
}

function addTask() {
  if (document.querySelector('.quick-form')) wantQuickAdd()
  else location.assign('/tasks#new-task')
}

function search() {
  const field = document.querySelector<HTMLInputElement>('.searchbox input')
  field?.select()
  field?.focus()
}

const stepField = () => document.querySelector<HTMLElement>('.step-form .quick-field')

const goKeys = { today: 'g t', upcoming: 'g u', inbox: 'g i', all: 'g a', completed: 'g c', trash: 'g x' } as const

export const taskActions = defineActions(
  { ...keyed.addTask, group: 'do', words: names.addTask, icon: 'plus', opensField: true, run: addTask },
  {
    ...keyed.searchTasks,
    group: 'do',
    words: names.search,
    icon: 'search',
    opensField: true,
    applies: () => document.querySelector('.searchbox') !== null,
    run: search,
  },
  { id: 'undo', group: 'do', words: names.undo, keys: ['Mod+z'], notInText: true, run: () => undo() },

  { id: 'next-task', group: 'list', words: names.nextTask, keys: ['j'], repeats: true, onlyByKey: true, run: () => focusRow(1) },
  { id: 'previous-task', group: 'list', words: names.previousTask, keys: ['k'], repeats: true, onlyByKey: true, run: () => focusRow(-1) },
  {
    id: 'next-row',
    sameAs: 'next-task',
    group: 'list',
    words: names.nextTask,
    keys: ['ArrowDown'],
    repeats: true,
    applies: ({ isRow }) => isRow || isWalking() || isFresh(),
    run: () => focusRow(1),
  },
  {
    id: 'previous-row',
    sameAs: 'previous-task',
    group: 'list',
    words: names.previousTask,
    keys: ['ArrowUp'],
    repeats: true,
    applies: ({ isRow }) => isRow || isWalking(),
    run: () => focusRow(-1),
  },
  {
    id: 'open-task',
    group: 'task',
    words: names.openTask,
    keys: ['Enter'],
    isFixed: true,
    applies: ({ isTitle }) => isTitle,
    run: ({ task, desk }) => task && openTask(task.id, desk),
  },
  {
    id: 'complete-task',
    group: 'task',
    words: names.complete,
    wordsHere: ({ task }) => (task && !isActive(task) ? names.reopenHere : names.completeHere),
    icon: 'check',
    keys: ['x'],
    applies: hasTasks,
    run: complete,
  },
  {
    id: 'complete-row',
    sameAs: 'complete-task',
    group: 'task',
    words: names.complete,
    keys: ['Space'],
    applies: (here) => here.isTitle && hasTask(here),
    run: complete,
  },
  {
    id: 'edit-title',
    group: 'task',
    words: names.editTitle,
    keys: ['e'],
    opensField: true,
    applies: hasTask,
    run({ task, desk }) {
      $editTitle.set(task?.id ?? null)
      if (task) openTask(task.id, desk)
    },
  },
  {
    id: 'add-step',
    group: 'task',
    words: names.addStep,
    icon: 'plus',
    opensField: true,
    applies: () => stepField() !== null,
    run: () => stepField()?.focus(),
  },
  {
    id: 'set-due',
    group: 'task',
    words: names.due,
    icon: 'calendar',
    keys: ['d'],
    applies: hasTask,
    ask: () => asks().then(({ askDue }) => askDue),
  },
  {
    id: 'set-start',
    group: 'task',
    words: names.startDay,
    icon: 'begin',
    applies: hasTask,
    ask: () => asks().then(({ askStart }) => askStart),
  },
  {
    id: 'set-priority',
    group: 'task',
    words: names.priority,
    icon: 'up-twice',
    keys: ['p'],
    applies: hasTask,
    ask: () => asks().then(({ askPriority }) => askPriority),
  },
  {
    id: 'set-tags',
    group: 'task',
    words: names.tags,
    keys: ['t'],
    applies: hasTask,
    ask: () => asks().then(({ askTags }) => askTags),
  },
  {
    id: 'set-goal',
    group: 'task',
    words: names.goal,
    icon: 'goal',
    applies: hasTask,
    ask: () => asks().then(({ askGoal }) => askGoal),
  },
  {
    id: 'set-duration',
    group: 'task',
    words: names.duration,
    applies: hasTask,
    ask: () => asks().then(({ askDuration }) => askDuration),
  },
  {
    id: 'start-task',
    group: 'task',
    words: names.start,
    wordsHere: ({ task }) => (task?.status === 'in-progress' ? words.act.pause : words.act.start),
    keys: ['s'],
    applies: (here) => hasTask(here) && here.task !== null && isActive(here.task),
    run: ({ task, tasks }) => editTasks(tasks, () => ({ status: task?.status === 'in-progress' ? 'open' : 'in-progress' })),
  },
  {
    id: 'run-timer',
    group: 'task',
    words: time.start,
    wordsHere: (here) => (runningHere(here) ? time.stop : time.start),
    icon: 'clock',
    applies: hasTask,
    run(here) {
      const running = runningHere(here)
      return running ? stopTimer(running) : here.task && startTimer(here.task)
    },
  },
  {
    id: 'stop-timer',
    group: 'do',
    words: time.stop,
    wordsHere: () => time.stopOf($running.get()?.title ?? ''),
    icon: 'stop',
    applies: (here) => $running.get() !== null && !runningHere(here),
    run() {
      const running = $running.get()
      return running && stopTimer(running)
    },
  },
  {
    id: 'add-time',
    group: 'task',
    words: time.add,
    icon: 'clock',
    applies: hasTask,
    ask: () => asks().then(({ askTime }) => askTime),
  },
  {
    id: 'skip-round',
    group: 'task',
    words: words.repeats.skip,
    icon: 'repeat',
    applies: mayBeSkipped,
    run: ({ task }) => skipTo(task, 'next'),
  },
  {
    id: 'skip-past-rounds',
    group: 'task',
    words: words.repeats.skipPast,
    icon: 'repeat',
    applies: (here) => mayBeSkipped(here) && here.task !== null && isOverdue(here.task, here.desk.today),
    run: ({ task }) => skipTo(task, 'after-today'),
  },
  {
    id: 'make-win',
    group: 'task',
    words: winWords.action,
    icon: 'win',
    keys: ['w'],
    applies: (here) => here.tasks.some(({ status, deletedAt }) => status === 'done' && !deletedAt),
    run: ({ tasks }) => makeWinsLate(tasks),
  },
  {
    id: 'keep-as-template',
    group: 'task',
    words: template.save,
    icon: 'file',
    applies: hasTask,
    run: ({ task }) => keep(task),
  },
  {
    id: 'copy-link',
    group: 'task',
    words: words.act.copyLink,
    icon: 'link',
    applies: hasTask,
    run: ({ task }) => task && copyLink(task.id),
  },
  {
    id: 'remove-task',
    group: 'task',
    words: names.remove,
    icon: 'trash',
    keys: ['Delete'],
    applies: hasTasks,
    run: remove,
  },
  {
    id: 'move-task-up',
    group: 'task',
    words: names.moveUp,
    icon: 'up',
    keys: ['Alt+ArrowUp'],
    repeats: true,
    applies: (here) => hasTask(here) && isMovable(here.desk),
    run: (here) => move(here, -1),
  },
  {
    id: 'move-task-down',
    group: 'task',
    words: names.moveDown,
    icon: 'down',
    keys: ['Alt+ArrowDown'],
    repeats: true,
    applies: (here) => hasTask(here) && isMovable(here.desk),
    run: (here) => move(here, 1),
  },
  ...selectActions,
  {
    id: 'move-task',
    group: 'task',
    words: names.move,
    keys: ['m'],
    applies: (here) => moveButton(here) !== null,
    run: (here) => moveButton(here)?.click(),
  },
  {
    id: 'close-task',
    group: 'task',
    words: names.closeTask,
    icon: 'close',
    keys: ['Escape'],
    isFixed: true,
    applies: () => $openId.get() !== null || isChoosingNow(),
    run: ({ desk }) => (isChoosingNow() ? clearSelection() : closeTask(desk)),
  },

  ...taskViews.map((view) => ({
    id: `go-${view}`,
    group: 'go' as const,
    words: names.go(words.views[view]),
    icon: 'right' as const,
    keys: [goKeys[view]],
    run: () => goTo(viewHref(view)),
  })),
)
