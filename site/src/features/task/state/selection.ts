import type { Task } from '@throughline/core/task'
import { atom } from 'nanostores'
import { select as words } from '../../../messages/task-select.ts'
import { newId } from '../../desk/id.ts'
import { $announcement, $toast } from '../../desk/told.ts'
import { orderOf } from '../rules/list-items.ts'
import { isChoosing, nothing, rangedTo, type Selection, toggled, withAll, withoutThese } from '../rules/selection.ts'
import { listShown } from './list.ts'
import { records } from './queries.ts'

/** The chosen tasks. They stay chosen while the list is scrolled, filtered or read anew. */
export const $selection = atom<Selection>(nothing)

function choose(next: Selection): void {
  const before = $selection.get()
  if (next === before) return
  $selection.set(next)
  if (next.ids.size !== before.ids.size) $announcement.set(words.countAloud(next.ids.size))
  else if (!isChoosing(next)) $announcement.set(words.ended)
}

export const toggleChosen = (id: string): void => choose(toggled($selection.get(), id))

/** A row that is carried alone need not be chosen. */
export function unchooseLone(id: string): void {
  const { ids } = $selection.get()
  if (ids.size === 1 && ids.has(id)) toggleChosen(id)
}

/** Chooses what lies between the row chosen last and this one. */
export const chooseTo = (order: readonly string[], id: string): void => choose(rangedTo($selection.get(), order, id))

/** Chooses the whole list on the screen, also what has not been read of it yet. */
export async function chooseAllShown(): Promise<void> {
  const list = listShown()
  if (!list) return
  chooseAll(orderOf(list.items))
  if (!list.readAll) return
  const begun = $selection.get()
  try {
    const order = await list.readAll()
    // Whoever has cleared the selection meanwhile wants it cleared.
    if (isChoosing($selection.get()) || !isChoosing(begun)) chooseAll(order)
  } catch {
    $toast.set({ id: newId(), words: words.allFailed, isBad: true })
  }
}

const chooseAll = (order: readonly string[]) => choose(withAll($selection.get(), order))

/** Shows the boxes before anything is chosen. */
export const beginChoosing = (): void => choose({ ...$selection.get(), isOn: true })

export const endChoosing = (): void => choose(nothing)

export const unchoose = (ids: Iterable<string>): void => choose(withoutThese($selection.get(), ids))

export const someAreChosen = (): boolean => $selection.get().ids.size > 0

/** The chosen tasks as they are shown, in the order they were chosen; without those that are gone. */
export const chosenTasks = (): Task[] => [...$selection.get().ids].flatMap((id) => records.shown(id) ?? [])
