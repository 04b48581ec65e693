import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { localTime, longDate } from '../../../desk/words/day.ts'
import { durationWords } from '../../../desk/words/duration.ts'
import { taskInListHref } from '../../rules/list-address.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { toggle } from '../../state/toggle.ts'
import { Tick } from '../../ui/Tick.tsx'
import { AddLine } from '../AddLine.tsx'
import { MoveButton } from '../MoveButton.tsx'
import type { Entry } from '../rules/entries.ts'
import { useCalendar } from './context.ts'
import { addOn } from './reschedule.ts'

/** Everything a day has, as rows for a thumb. */
export function DayList({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const desk = useDesk()
  const [isAdding, setAdding] = useState(false)
  const label = words.calendar.add(longDate(day, desk))
  return (
    <div className="day-list">
      {entries.length === 0 && <p className="lane-empty">{words.calendar.nothing}</p>}
      <form method="post" onSubmit={(event) => event.preventDefault()}>
        <ul className="tasks">
          {entries.map((entry) => (
            <Row key={entry.key} entry={entry} />
          ))}
        </ul>
      </form>
      {!isAdding && (
        <button className="btn btn-quiet" type="button" onClick={() => setAdding(true)}>
          <Icon name="plus" /> {label}
        </button>
      )}
      {isAdding && (
        <AddLine label={label} onAdd={(text) => void addOn(text, { day, minutes: null }, desk)} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}

function Row({ entry: { kind, task, day, time, isLatest } }: { entry: Entry }) {
  const desk = useTaskDesk()
  const { onMove } = useCalendar()
  const isDone = kind === 'done'
  // Of a repeating task only the latest round can be taken back.
  const canToggle = kind === 'task' || isLatest
  const isLate = kind === 'task' && day < desk.today
  return (
    <li
      className={`task day-task is-${kind}`}
      data-row={kind === 'task' ? task.id : undefined}
      data-entry={kind === 'task' ? task.id : undefined}
    >
      {canToggle ? <Tick task={task} isDone={isDone} onToggle={() => toggle(task, isDone)} /> : <Icon name={isDone ? 'check' : 'repeat'} />}
      <a className="task-title" dir="auto" href={taskInListHref(task.id, desk)} data-opens={task.id} draggable={false}>
        {task.title}
        {words.calendar.kinds[kind] && <span className="hidden-text">, {words.calendar.kinds[kind]}</span>}
      </a>
      <span className="task-meta">
        {time && <time className={isLate ? 'late' : undefined}>{localTime(`${day}T${time}`, desk.locale)}</time>}
        {isLate && !time && <span className="late">{words.calendar.late}</span>}
        {task.durationMinutes && <span>{durationWords(task.durationMinutes)}</span>}
        {task.tags.slice(0, 1).map((tag) => (
          <span key={tag} dir="auto">
            #{tag}
          </span>
        ))}
      </span>
      {kind === 'task' && <MoveButton task={task} className="above" onOpen={(opener) => onMove(task, opener)} />}
    </li>
  )
}
