import type { Task, TaskTemplate } from '@throughline/core/task'
import { atom } from 'nanostores'

/** A task that is to be kept as a template, and the one that has its name; `own` is a name that nobody has. */
export interface SameName {
  task: Task
  same: TaskTemplate
  own: string
}
export const $sameName = atom<SameName | null>(null)
