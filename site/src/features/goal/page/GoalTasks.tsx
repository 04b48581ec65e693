import { useQuery } from '@tanstack/react-query'
import type { Page } from '@throughline/client'
import type { Task } from '@throughline/core/task'
import { doneAt } from '@throughline/core/task/rules'
import { type SubmitEvent, useRef, useState } from 'react'
import { goalPage } from '../../../messages/goal-page.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { dueWords, localDateOf, nearDate } from '../../desk/words/day.ts'
import type { TaskPage } from '../../task/rules/place.ts'
import { addToGoal } from '../../task/state/add-lines.ts'
import { loadMore, pagesQuery } from '../../task/state/queries.ts'
import { learnAll } from '../../task/state/start.ts'
import { toggle } from '../../task/state/toggle.ts'
import { FoundChips, rejectParts } from '../../task/ui/FoundChips.tsx'
import { QuickField } from '../../task/ui/QuickField.tsx'
import { Tick } from '../../task/ui/Tick.tsx'
import { useQuickLine } from '../../task/ui/use-quick-line.ts'

const words = goalPage.tasks

/** Tasks that are done and shown at first. */
const DONE_SHOWN = 5

interface Props {
  goalId: string
  open: Page<Task>
  done: Page<Task>
}

/** The tasks of a goal: what is open, a line that adds one, and what was done. */
export function GoalTasks({ goalId, open, done }: Props) {
  const desk = useDesk()
  useState(() => learnAll([...open.items, ...done.items]))
  const [openPages, donePages] = [useGoalTasks('goal', goalId, open), useGoalTasks('goal-done', goalId, done)]
  const [isAll, setAll] = useState(false)
  const openTasks = itemsOf(openPages)
  const doneTasks = itemsOf(donePages)
  const shown = isAll ? doneTasks : doneTasks.slice(0, DONE_SHOWN)
  const isMore = donePages.at(-1)?.nextCursor != null
  const earlier = doneTasks.length - shown.length
  const more = () => {
    if (isAll) void loadMore('goal-done', goalId)
    setAll(true)
  }
  return (
    <section aria-labelledby="h-tasks">
      <h2 className="section-title" id="h-tasks">
        {words.title} {openTasks.length + doneTasks.length > 0 && <small>{words.count(countOf(openPages), countOf(donePages))}</small>}
      </h2>
      <ul className="tasks">
        {openTasks.map((task) => {
          const due = dueWords(task, desk)
          return (
            <li key={task.id}>
              <form className={due ? 'task' : 'task is-bare'} method="post">
                <Tick task={task} onToggle={() => toggle(task)} />
                <a className="task-title" dir="auto" href={taskHref(task.id)}>
                  {task.title}
                </a>
                {due && (
                  <span className="task-meta">
                    <time dateTime={task.dueAt ?? task.dueDate ?? undefined}>{due}</time>
                  </span>
                )}
              </form>
            </li>
          )
        })}
      </ul>
      <AddTask goalId={goalId} />
      {doneTasks.length > 0 && (
        <>
          <h3 className="goal-done">{words.done}</h3>
          <ol className="thread goal-done-list">
            {shown.map((task) => (
              <li key={task.id}>
                <form method="post">
                  <Tick task={task} isDone onToggle={() => toggle(task, true)} />
                  <a dir="auto" href={taskHref(task.id)}>
                    {task.title}
                  </a>
                  <time dateTime={doneAt(task) ?? undefined}>{nearDate(localDateOf(doneAt(task) as string, desk), desk)}</time>
                </form>
              </li>
            ))}
          </ol>
          {(earlier > 0 || (isAll && isMore)) && (
            <p className="goal-done-more">
              <button className="link small" type="button" onClick={more}>
                {words.earlier(earlier > 0 && !isMore ? String(earlier) : '…')}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function useGoalTasks(list: 'goal' | 'goal-done', goalId: string, given: TaskPage): readonly TaskPage[] {
  return useQuery({ ...pagesQuery(list, goalId), initialData: [given] }).data
}

const itemsOf = (pages: readonly TaskPage[]): Task[] => pages.flatMap(({ items }) => items)

const countOf = (pages: readonly TaskPage[]): string => `${itemsOf(pages).length}${pages.at(-1)?.nextCursor ? '+' : ''}`

/** A line that is read as quick add reads it, and belongs to the goal. */
function AddTask({ goalId }: { goalId: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const line = useQuickLine(goalId)
  const { text, rejected, reading, isRead } = line
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    line.clear()
    if (!(await addToGoal({ text, rejected, reading, isRead }, goalId))) line.giveBack({ text, rejected })
  }
  const reject = (...parts: (typeof line.found)[number][]) => rejectParts(line, parts, field)
  return (
    <form className="step-form goal-add" method="post" onSubmit={(event) => void submit(event)}>
      <QuickField
        field={field}
        line={line}
        label={words.add}
        placeholder={words.add}
        onReject={reject}
        onClose={() => field.current?.blur()}
      />
      <FoundChips line={line} onReject={reject} />
    </form>
  )
}
