import type { Task, TaskCounts } from '@throughline/core/task'
import { atom } from 'nanostores'
import type { ListPlace } from '../rules/list-address.ts'

/** State that islands share in the browser. Never set on the server. */

/** A timer that runs, and the task it runs for. */
export interface Running {
  /** The time entry. */
  id: string
  taskId: string
  /** RFC 3339 instant. */
  startedAt: string
  title: string
}

export const $running = atom<Running | null>(null)

/** The list on the screen, once it is another than the page began with. */
export const $place = atom<ListPlace | null>(null)

/** The task in the pane. */
export const $openId = atom<string | null>(null)

/** What is typed into the search field. */
export const $search = atom('')

export const $counts = atom<TaskCounts | null>(null)

/** The task whose title is to be edited as soon as the pane shows it. */
export const $editTitle = atom<Task['id'] | null>(null)

/** Counts up whenever somebody asks for quick add. */
export const $quickAddWanted = atom(0)
export const wantQuickAdd = (): void => $quickAddWanted.set($quickAddWanted.get() + 1)
