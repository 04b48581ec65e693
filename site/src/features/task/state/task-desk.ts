import { createContext, use } from 'react'
import type { Desk } from '../../desk/desk.ts'
import type { ListPlace } from '../rules/list-address.ts'
import type { NamedGoal } from './goals.ts'
import type { Running } from './stores.ts'

/** What an `Island` is given: a desk, the list on the screen, and what Tasks know as the page begins. */
export interface TaskDesk extends Desk, ListPlace {
  /** Those the tasks of the page name, as they were when it was made; `$goals` has all of them soon after. */
  goals: readonly NamedGoal[]
  /** The timer that ran as the page began. */
  running: Running | null
}

export const TaskDeskContext = createContext<TaskDesk | null>(null)

/**
 * The desk of Tasks that a part stands on; who asks for no more than whose it is and which day it is asks for `useDesk`.
 * @throws Error outside of an `Island`.
 */
export function useTaskDesk(): TaskDesk {
  const desk = use(TaskDeskContext)
  if (!desk) throw new Error('What asks for the desk of Tasks stands in an Island.')
  return desk
}
