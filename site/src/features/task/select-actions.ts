import { command } from '../../messages/command.ts'
import { defineActions } from '../shortcuts/action.ts'
import { orderOf } from './rules/list-items.ts'
import { isChoosing } from './rules/selection.ts'
import { focusedRow, focusList, focusRow, listShown } from './state/list.ts'
import { $selection, chooseAllShown, chooseTo, endChoosing, someAreChosen, toggleChosen } from './state/selection.ts'

const { actions: names } = command

export const isChoosingNow = (): boolean => isChoosing($selection.get())

/** Moves on by a row and chooses all from where choosing began. */
function extend(step: 1 | -1) {
  const items = listShown()?.items ?? []
  const from = items[focusedRow(items)]
  if (from?.type !== 'task') return focusRow(step)
  const order = orderOf(items)
  const { anchor, ids } = $selection.get()
  if (anchor === null || !ids.has(from.task.id)) toggleChosen(from.task.id)
  const to = order[order.indexOf(from.task.id) + step]
  if (to === undefined) return
  chooseTo(order, to)
  focusRow(step)
}

const focusBar = () => document.querySelector<HTMLElement>('.bulk-acts button')?.focus()

/** Chooses none any more. */
export function clearSelection(): void {
  const wasInBar = document.activeElement?.closest('.bulk') != null
  endChoosing()
  if (wasInBar) focusList()
}

/** What chooses several tasks by key. */
export const selectActions = defineActions(
  {
    id: 'select-task',
    group: 'list',
    words: names.selectTask,
    keys: ['v'],
    applies: ({ isRow }) => isRow,
    run: ({ task }) => task && toggleChosen(task.id),
  },
  {
    id: 'extend-selection-down',
    group: 'list',
    words: names.extendDown,
    keys: ['Shift+j', 'Shift+ArrowDown'],
    repeats: true,
    onlyByKey: true,
    run: () => extend(1),
  },
  {
    id: 'extend-selection-up',
    group: 'list',
    words: names.extendUp,
    keys: ['Shift+k', 'Shift+ArrowUp'],
    repeats: true,
    onlyByKey: true,
    run: () => extend(-1),
  },
  {
    id: 'select-all',
    group: 'list',
    words: names.selectAll,
    keys: ['Mod+a'],
    notInText: true,
    applies: () => listShown() !== null,
    run: () => chooseAllShown(),
  },
  {
    id: 'act-on-selection',
    group: 'list',
    words: names.actOnSelection,
    keys: ['b'],
    applies: someAreChosen,
    run: focusBar,
  },
  {
    id: 'clear-selection',
    group: 'list',
    words: names.clearSelection,
    icon: 'close',
    applies: isChoosingNow,
    run: clearSelection,
  },
)
