import type { TaskView } from '@throughline/core/task'
import type { Layout } from '../../rules/list-address.ts'

/** The layouts a view can be shown in; the plain list comes first. */
export function layoutsOf(view: TaskView): readonly Layout[] {
  switch (view) {
    case 'upcoming':
    case 'all':
      return ['list', 'board', 'calendar']
    case 'today':
    case 'inbox':
      return ['list', 'board']
    default:
      return ['list']
  }
}

/** The layout a view is shown in when one is asked for. */
export const layoutOf = (view: TaskView, asked: Layout): Layout => (layoutsOf(view).includes(asked) ? asked : 'list')
