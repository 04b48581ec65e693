import type { Task } from '@throughline/core/task'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'

const icons = { urgent: 'up-twice', high: 'up', medium: 'even', low: 'down' } as const

/** The priority of a row: what presses has its word beside its shape, what does not shows its shape alone. */
export function RowPriority({ priority }: { priority: Exclude<Task['priority'], 'none'> }) {
  const presses = priority === 'urgent' || priority === 'high'
  const said = listWords.row.priority(taskPane.priorities[priority])
  return (
    <span title={presses ? undefined : said}>
      <Icon name={icons[priority]} />
      {presses ? <span>{taskPane.priorities[priority]}</span> : <span className="hidden-text">{said}</span>}
    </span>
  )
}
