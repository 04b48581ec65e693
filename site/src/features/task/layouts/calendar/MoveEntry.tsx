import { addDays } from '@throughline/core/kernel/day'
import type { Task } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import type { TaskEdit } from '../../rules/change.ts'
import { useDesk } from '../../ui/Island.tsx'
import { shortDate } from '../../words/day.ts'
import { ActDialog, closeActs } from '../ActDialog.tsx'
import { atTime, minutesOf, onDay, withoutDay, withoutTime } from '../rules/reschedule.ts'

interface Props {
  task: Task
  opener: Element
  onMove: (task: Task, changes: TaskEdit) => void
  onClose: () => void
}

/** Where a task is to go, for a thumb and for whoever does not drag: a near day, any day and time, or none. */
export function MoveEntry({ task, opener, onMove, onClose }: Props) {
  const desk = useDesk()
  const { to } = words.calendar
  const now = dayKey(task)?.slice(0, 10)
  const none = withoutDay(task)
  const act = (label: string, changes: TaskEdit, detail?: string) => (
    <li key={label}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          closeActs(currentTarget)
          onMove(task, changes)
        }}
      >
        {label}
        {detail && <kbd>{detail}</kbd>}
      </button>
    </li>
  )
  const near = (label: string, day: string) => day !== now && act(label, onDay(task, day), shortDate(day, desk))
  return (
    <ActDialog title={words.move.open(task.title)} opener={opener} onClose={onClose}>
      <ul className="menu">
        {near(to.today, desk.today)}
        {near(to.tomorrow, addDays(desk.today, 1))}
        {near(to.week, addDays(now && now > desk.today ? now : desk.today, 7))}
        {now && none && act(to.none, none)}
      </ul>
      <form
        className="move-form"
        onSubmit={(event) => {
          event.preventDefault()
          const values = new FormData(event.currentTarget)
          const [day, time] = [String(values.get('day')), String(values.get('time'))]
          closeActs(event.currentTarget)
          if (day) onMove(task, time ? atTime(task, day, minutesOf(time), desk.timeZone) : withoutTime(task, day))
        }}
      >
        <input
          className="input input-small"
          type="date"
          name="day"
          aria-label={to.date}
          required
          defaultValue={now ?? desk.today}
          max="9998-12-31"
        />
        <input className="input input-small" type="time" name="time" aria-label={to.time} defaultValue={task.dueAt?.slice(11) ?? ''} />
        <button className="btn btn-plain" type="submit">
          {to.move}
        </button>
      </form>
    </ActDialog>
  )
}
