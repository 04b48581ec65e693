import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { taskHref } from '../rules/list-address.ts'
import { perform } from '../state/changes.ts'
import { newId } from '../state/id.ts'
import { pagesQuery } from '../state/queries.ts'
import { toggle } from '../state/toggle.ts'
import { useDesk } from './Island.tsx'
import { Tick } from './Tick.tsx'

interface Props {
  task: Task
  given: Task[] | undefined
}

/** The tasks a task is made of. */
export function Steps({ task, given }: Props) {
  const desk = useDesk()
  const [title, setTitle] = useState('')
  const { data, isError, refetch } = useQuery({
    ...pagesQuery('steps', task.id),
    ...(given && { initialData: [{ items: given, nextCursor: null }] }),
  })
  const steps = data?.flatMap(({ items }) => items) ?? []
  const done = steps.filter((step) => !isActive(step)).length
  const add = () => {
    const id = newId()
    if (title.trim())
      void perform([{ do: 'create', id, task: { id, title: title.trim(), parentId: task.id } }], words.did.create(title.trim()))
    setTitle('')
  }
  return (
    <section>
      <h2 className="label">
        {words.pane.steps}{' '}
        {steps.length > 0 && (
          <span className="muted num">
            {done} / {steps.length}
          </span>
        )}
      </h2>
      {isError && !data && (
        <p className="small muted" role="status">
          {words.pane.stepsFailed}{' '}
          <button className="btn btn-quiet" type="button" onClick={() => void refetch()}>
            {words.failed.retry}
          </button>
        </p>
      )}
      <form method="post">
        <ul className="tasks steps">
          {steps.map((step) => (
            <li className={isActive(step) ? 'task' : 'task is-done'} key={step.id}>
              <Tick task={step} onToggle={() => toggle(step)} />
              <a className="task-title" dir="auto" href={taskHref(step.id, desk)} data-opens={step.id}>
                {step.title}
              </a>
            </li>
          ))}
        </ul>
      </form>
      <form
        className="step-form"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          className="step-field"
          aria-label={words.pane.addStep}
          placeholder={words.pane.addStep}
          maxLength={500}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </section>
  )
}
