import { z } from 'zod'
import { type ActorDep, addDays, type ClockDep, type Query, type QueryArgs, today, trashHorizon } from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

export const TaskView = z.enum(['today', 'upcoming', 'inbox', 'all', 'completed', 'trash']).meta({ id: 'TaskView' })
export type TaskView = z.infer<typeof TaskView>

/** Sorts before every day and moment, and after what has none. */
export const ANY_DAY = '0'

/** The query behind a view, for the day it is now where the person lives. Today leads with what is overdue. */
export function taskView(deps: ClockDep & ActorDep, view: TaskView): { query: Query<Task>; args: QueryArgs } {
  const { queries } = tasks
  const tomorrow = () => addDays(today(deps), 1)
  switch (view) {
    case 'today':
      return { query: queries.byDay, args: { where: { active: true }, from: ANY_DAY, before: tomorrow() } }
    case 'upcoming':
      return { query: queries.byDay, args: { where: { active: true }, from: tomorrow() } }
    case 'inbox':
      return { query: queries.inbox, args: { where: { inbox: true } } }
    case 'all':
      return { query: queries.byActive, args: { where: { active: true } } }
    case 'completed':
      return { query: queries.done, args: { from: ANY_DAY } }
    case 'trash':
      return { query: queries.trashed, args: { where: { deletedWith: null }, from: trashHorizon(deps) } }
  }
}
