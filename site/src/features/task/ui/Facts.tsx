import type { Task } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { readTags, writeTags } from '../rules/tags.ts'
import { dueWords, exactDue, nearDate } from '../words/day.ts'
import { durationWords, readDuration } from '../words/duration.ts'
import { ChoiceFact, EditableFact } from './Fact.tsx'
import { useDesk } from './Island.tsx'
import { Reminders } from './Reminders.tsx'
import { Repeats } from './Repeats.tsx'
import { edit, useRefused } from './use-edit.ts'
import { WaitsFor } from './WaitsFor.tsx'

const text = (values: FormData, name: string) => String(values.get(name) ?? '').trim()

/** Everything about a task that is one short value, each edited where it stands. */
export function Facts({ task }: { task: Task }) {
  const { pane } = words
  return (
    <dl className="facts">
      <ChoiceFact name={pane.status} value={task.status} options={pane.statuses} onChange={(status) => edit(task, { status })} />
      <Due task={task} />
      <Starts task={task} />
      <ChoiceFact name={pane.priority} value={task.priority} options={pane.priorities} onChange={(priority) => edit(task, { priority })} />
      <Repeats task={task} />
      <Reminders task={task} />
      <Duration task={task} />
      <Tags task={task} />
      <WaitsFor task={task} />
    </dl>
  )
}

function Due({ task }: { task: Task }) {
  const desk = useDesk()
  const { pane } = words
  const day = (task.dueAt ?? task.dueDate)?.slice(0, 10) ?? ''
  const save = (values: FormData) => {
    const date = text(values, 'date')
    const time = text(values, 'time')
    if (date && time) edit(task, { dueDate: null, dueAt: `${date}T${time}`, timeZone: task.timeZone ?? desk.timeZone })
    else edit(task, { dueDate: date || null, dueAt: null, timeZone: null })
    return undefined
  }
  return (
    <EditableFact
      name={pane.due}
      value={dueWords(task, desk)}
      exact={exactDue(task, desk.locale)}
      error={useRefused(task, 'dueDate')?.why}
      onSave={save}
      fields={
        <>
          <input className="input input-small" type="date" name="date" aria-label={pane.dueDate} defaultValue={day} max="9999-12-31" />
          <input
            className="input input-small"
            type="time"
            name="time"
            aria-label={pane.dueTime}
            defaultValue={task.dueAt?.slice(11) ?? ''}
          />
        </>
      }
    />
  )
}

function Starts({ task }: { task: Task }) {
  const desk = useDesk()
  return (
    <EditableFact
      name={words.pane.starts}
      value={task.startDate && nearDate(task.startDate, desk)}
      error={useRefused(task, 'startDate')?.why}
      onSave={(values) => {
        edit(task, { startDate: text(values, 'start') || null })
        return undefined
      }}
      fields={
        <input
          className="input input-small"
          type="date"
          name="start"
          aria-label={words.pane.starts}
          defaultValue={task.startDate ?? ''}
          max="9999-12-31"
        />
      }
    />
  )
}

function Duration({ task }: { task: Task }) {
  const { durationMinutes } = task
  const value = durationMinutes === null ? null : durationWords(durationMinutes)
  return (
    <EditableFact
      name={words.pane.duration}
      value={value}
      error={useRefused(task, 'durationMinutes')?.why}
      onSave={(values) => {
        const minutes = readDuration(text(values, 'duration'))
        if (minutes === undefined) return words.pane.durationWrong
        edit(task, { durationMinutes: minutes || null })
        return undefined
      }}
      fields={
        <input
          className="input input-small"
          name="duration"
          aria-label={words.pane.durationHelp}
          placeholder={words.pane.durationExample}
          defaultValue={value ?? ''}
        />
      }
    />
  )
}

function Tags({ task }: { task: Task }) {
  return (
    <EditableFact
      name={words.pane.tags}
      value={writeTags(task.tags) || null}
      error={useRefused(task, 'tags')?.why}
      onSave={(values) => {
        edit(task, { tags: readTags(text(values, 'tags')) })
        return undefined
      }}
      fields={
        <input
          className="input input-small"
          name="tags"
          aria-label={`${words.pane.tags}, ${words.pane.tagsHelp}`}
          defaultValue={task.tags.join(' ')}
        />
      }
    />
  )
}
