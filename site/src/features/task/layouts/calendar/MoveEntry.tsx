import type { Task } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { minutesOf } from '../../../desk/wall-clock.ts'
import type { When } from '../../../when/rules/day-line.ts'
import { WhenDialog } from '../../../when/WhenDialog.tsx'
import type { TaskEdit } from '../../rules/change.ts'
import { atTime, onDay, withoutDay, withoutTime } from '../rules/reschedule.ts'

interface Props {
  task: Task
  opener: Element
  onMove: (task: Task, changes: TaskEdit) => void
  onClose: () => void
}

/** Where a task is to go, for a thumb and for whoever does not drag: a near day, any day and time, or none. */
export function MoveEntry({ task, opener, onMove, onClose }: Props) {
  const desk = useDesk()
  const none = withoutDay(task)
  const moved = ({ date, time }: When): TaskEdit => {
    if (time) return atTime(task, date, minutesOf(time), desk.timeZone)
    return task.dueAt ? withoutTime(task, date) : onDay(task, date)
  }
  return (
    <WhenDialog
      title={words.move.open(task.title)}
      opener={opener}
      onClose={onClose}
      date={dayKey(task)?.slice(0, 10) ?? null}
      time={task.dueAt?.slice(11) ?? null}
      says="time"
      mayBeNone={none !== null}
      onPick={(when) => {
        const changes = when ? moved(when) : none
        if (changes) onMove(task, changes)
      }}
    />
  )
}
