import type { Task, TaskLinks } from '@throughline/core/task'
import { dueDay } from '@throughline/core/task/rules'
import { taskPane } from '../../../messages/task-pane.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { dueWords, exactDue, nearDate } from '../../desk/words/day.ts'
import { durationWords, readDuration } from '../../desk/words/duration.ts'
import { WhenButton } from '../../when/WhenButton.tsx'
import { dueBy, withoutDue } from '../rules/due.ts'
import { readTags, writeTags } from '../rules/tags.ts'
import { ChoiceFact, EditableFact, Fact } from './Fact.tsx'
import { GoalFact } from './GoalFact.tsx'
import { LinksFact } from './LinksFact.tsx'
import { Reminders } from './Reminders.tsx'
import { Repeats } from './Repeats.tsx'
import { SaidFact } from './SaidFact.tsx'
import { edit, useRefused } from './use-edit.ts'
import { WaitsFor } from './WaitsFor.tsx'

const text = (values: FormData, name: string) => String(values.get(name) ?? '').trim()

/** Everything about a task that is one short value, each edited where it stands. */
export function Facts({ task, links }: { task: Task; links: TaskLinks | undefined }) {
  return (
    <dl className="facts">
      <ChoiceFact name={taskPane.status} value={task.status} options={taskPane.statuses} onChange={(status) => edit(task, { status })} />
      <Due task={task} />
      <Starts task={task} />
      <ChoiceFact
        name={taskPane.priority}
        value={task.priority}
        options={taskPane.priorities}
        onChange={(priority) => edit(task, { priority })}
      />
      <Repeats task={task} />
      <Reminders task={task} />
      <Duration task={task} />
      <Tags task={task} />
      <GoalFact task={task} />
      <WaitsFor task={task} />
      <SaidFact task={task} given={links} />
      <LinksFact task={task} given={links} />
    </dl>
  )
}

function Due({ task }: { task: Task }) {
  const desk = useDesk()
  const value = dueWords(task, desk)
  const error = useRefused(task, 'dueDate')?.why
  return (
    <Fact name={taskPane.due}>
      <WhenButton
        className={value ? 'fact-value' : 'fact-value is-empty'}
        title={taskPane.due}
        label={taskPane.edit(taskPane.due, value ?? taskPane.nothing)}
        exact={exactDue(task, desk.locale)}
        date={dueDay(task)}
        time={task.dueAt?.slice(11) ?? null}
        says="repeat"
        onPick={(when) => edit(task, when ? dueBy(task, when, desk.timeZone) : withoutDue(task))}
      >
        {value ?? taskPane.nothing}
      </WhenButton>
      {error && <p className="error">{error}</p>}
    </Fact>
  )
}

function Starts({ task }: { task: Task }) {
  const desk = useDesk()
  const value = task.startDate && nearDate(task.startDate, desk)
  const error = useRefused(task, 'startDate')?.why
  return (
    <Fact name={taskPane.starts}>
      <WhenButton
        className={value ? 'fact-value' : 'fact-value is-empty'}
        title={taskPane.starts}
        label={taskPane.edit(taskPane.starts, value ?? taskPane.nothing)}
        date={task.startDate}
        onPick={(when) => edit(task, { startDate: when?.date ?? null })}
      >
        {value ?? taskPane.nothing}
      </WhenButton>
      {error && <p className="error">{error}</p>}
    </Fact>
  )
}

function Duration({ task }: { task: Task }) {
  const { durationMinutes } = task
  const value = durationMinutes === null ? null : durationWords(durationMinutes)
  return (
    <EditableFact
      name={taskPane.duration}
      value={value}
      error={useRefused(task, 'durationMinutes')?.why}
      onSave={(values) => {
        const minutes = readDuration(text(values, 'duration'))
        if (minutes === undefined) return taskPane.durationWrong
        edit(task, { durationMinutes: minutes || null })
        return undefined
      }}
      fields={
        <input
          className="input input-small"
          name="duration"
          aria-label={taskPane.durationHelp}
          placeholder={taskPane.durationExample}
          defaultValue={value ?? ''}
        />
      }
    />
  )
}

function Tags({ task }: { task: Task }) {
  return (
    <EditableFact
      name={taskPane.tags}
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
          aria-label={`${taskPane.tags}, ${taskPane.tagsHelp}`}
          defaultValue={task.tags.join(' ')}
        />
      }
    />
  )
}
