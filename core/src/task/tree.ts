import { MAX_DEPTH, treeOf } from '../kernel/index.ts'
import { tasks } from './schema.ts'

export const {
  below,
  checkParent,
  parentOrTop,
  heightOf,
  children: subtasks,
} = treeOf(tasks, {
  cycle: 'A task cannot stand below itself.',
  tooDeep: `Subtasks go at most ${MAX_DEPTH} levels deep.`,
  noParent: ['no_such_task', 'There is no such parent task.'],
})
