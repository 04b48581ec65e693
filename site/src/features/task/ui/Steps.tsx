import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { dueDay, isActive, isOverdue } from '@throughline/core/task/rules'
import { useId, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { taskPane } from '../../../messages/task-pane.ts'
import { dueWords } from '../../desk/words/day.ts'
import { taskInListHref } from '../rules/list-address.ts'
import { pagesQuery } from '../state/queries.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { useProgress } from '../state/task-progress.ts'
import { toggle } from '../state/toggle.ts'
import { NotRead } from './NotRead.tsx'
import { StepLine } from './StepLine.tsx'
import { Tick } from './Tick.tsx'

interface Props {
  task: Task
  given: Task[] | undefined
}

/** The levels of steps that may stand below a task; more than the whole tree has are refused when they are made. */
const LEVELS = 3

/** The tasks a task is made of, and theirs. */
export function Steps({ task, given }: Props) {
  const { steps, isError, isKnown, refetch } = useSteps(task.id, given)
  const done = steps.filter((step) => !isActive(step)).length
  return (
    <section>
      <h2 className="label">
        {taskPane.steps}{' '}
        {steps.length > 0 && (
          <span className="muted num">
            {done} / {steps.length}
          </span>
        )}
      </h2>
      {isError && !isKnown && <NotRead said={taskPane.stepsFailed} retry={refetch} />}
      <StepList parent={task} steps={steps} levels={LEVELS} />
      <StepLine parentId={task.id} />
    </section>
  )
}

function useSteps(parentId: string, given?: Task[]) {
  const { data, isError, refetch } = useQuery({
    ...pagesQuery('steps', parentId),
    ...(given && { initialData: [{ items: given, nextCursor: null }] }),
  })
  return { steps: data?.flatMap(({ items }) => items) ?? [], isError, isKnown: data !== undefined, refetch }
}

function StepList({ parent, steps, levels }: { parent: Task; steps: readonly Task[]; levels: number }) {
  return (
    <ul className="tasks steps">
      {steps.map((step) => (
        <Step key={step.id} parent={parent} step={step} levels={levels} />
      ))}
    </ul>
  )
}

/** Steps whose own steps were unfolded stay so while the page does. */
const unfolded = new Set<string>()

function Step({ parent, step, levels }: { parent: Task; step: Task; levels: number }) {
  const desk = useTaskDesk()
  const [isUnfolded, setUnfolded] = useState(unfolded.has(step.id))
  const below = useId()
  const progress = useProgress(step)?.steps
  const mayUnfold = levels > 1
  const fold = () => {
    if (isUnfolded) unfolded.delete(step.id)
    else unfolded.add(step.id)
    setUnfolded(!isUnfolded)
  }
  const name = progress?.total ? taskPane.stepsOf(step.title, progress.done, progress.total) : taskPane.addBelow(step.title)
  return (
    <li>
      <form className={isActive(step) ? 'task is-bare' : 'task is-bare is-done'} method="post">
        <Tick task={step} onToggle={() => toggle(step)} />
        <a className="task-title" dir="auto" href={taskInListHref(step.id, desk)} data-opens={step.id}>
          {step.title}
        </a>
        {isActive(step) && <StepDay parent={parent} step={step} />}
        {mayUnfold && (
          <button
            className={progress?.total ? 'btn btn-quiet step-fold num above' : 'btn btn-icon step-fold is-empty above'}
            type="button"
            aria-label={name}
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? below : undefined}
            onClick={fold}
          >
            {progress?.total ? `${progress.done} / ${progress.total}` : null}
            <Icon name={progress?.total ? 'right' : 'plus'} />
          </button>
        )}
      </form>
      {isUnfolded && mayUnfold && (
        <div id={below} className="steps-below">
          <StepsBelow parent={step} levels={levels - 1} />
        </div>
      )}
    </li>
  )
}

/** When a step is due; marked where that is over, or after what it is a step of. */
function StepDay({ parent, step }: { parent: Task; step: Task }) {
  const desk = useTaskDesk()
  const due = step.dueAt ?? step.dueDate
  if (!due) return null
  const isAfter = due.slice(0, 10) > (dueDay(parent) ?? due)
  return (
    <time
      className={`step-day${isAfter ? ' late is-after' : isOverdue(step, desk.today) ? ' late' : ''}`}
      dateTime={due}
      suppressHydrationWarning
    >
      {dueWords(step, desk)}
      {isAfter && <span>{taskPane.stepAfter}</span>}
    </time>
  )
}

function StepsBelow({ parent, levels }: { parent: Task; levels: number }) {
  const { steps } = useSteps(parent.id)
  return (
    <>
      <StepList parent={parent} steps={steps} levels={levels} />
      <StepLine parentId={parent.id} hasFocus={steps.length === 0} />
    </>
  )
}
