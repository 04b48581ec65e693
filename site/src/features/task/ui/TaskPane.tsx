import { useQuery } from '@tanstack/react-query'
import type { Page } from '@throughline/client'
import type { Attachment } from '@throughline/core/attachment'
import type { Completion, Task, TaskLinks } from '@throughline/core/task'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { useShared } from '../../desk/desk.ts'
import { keepFocus } from '../../desk/keep-focus.ts'
import { usePageTitle } from '../../desk/ui/use-page-title.ts'
import type { MadeWin } from '../../made/made-wins.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { completedWords } from '../state/completed-words.ts'
import { hasRoom, isPlainClick, openTask } from '../state/open.ts'
import { records, taskQuery } from '../state/queries.ts'
import { learnAll } from '../state/start.ts'
import { $openId, $search } from '../state/stores.ts'
import { type TaskDesk, useTaskDesk } from '../state/task-desk.ts'
import { GivenProgress, learnProgress, type ProgressById } from '../state/task-progress.ts'
import type { TaskTime } from '../state/time.ts'
import { sayCompleted } from '../state/toggle.ts'
import { FailedList, LoadingList } from './ListStates.tsx'
import { PaneBar } from './PaneBar.tsx'
import { TaskIsland } from './TaskIsland.tsx'
import { useWhole, type Whole } from './use-whole.ts'

/** What the server knows of the task that is open as the page begins. */
export interface Opened {
  task: Task
  steps: Task[]
  parent: Task | null
  time: TaskTime
  files: Attachment[]
  links: TaskLinks
  /** Its newest completions. */
  done: Page<Completion>
  /** The wins that were made of it. */
  wins: readonly MadeWin[]
  progress: ProgressById
  notes: Rendered
}

interface Props {
  desk: TaskDesk
  openId: string | null
  /** Null when no task is open or there is no such task. */
  opened: Opened | null
  /** What a task is shown with, where the page begins with one. */
  whole?: Whole
}

/** The island of the open task: the right pane, or the whole page where it is narrow. */
export default function TaskPane({ desk, openId, opened, whole }: Props) {
  return (
    <TaskIsland desk={desk} openId={openId}>
      <GivenProgress value={opened?.progress ?? {}}>
        <Pane openId={openId} opened={opened} whole={whole} />
      </GivenProgress>
    </TaskIsland>
  )
}

function Pane({ openId, opened, whole }: Omit<Props, 'desk'>) {
  const desk = useTaskDesk()
  // The row answers at once; the pane follows when there is time.
  const id = useDeferredValue(useShared($openId, openId))
  const isSearch = useShared($search, '').trim() !== ''
  const before = useRef(id)
  const { Whole, isFailed, retry } = useWhole(whole, id)
  usePageTitle(id ? null : isSearch ? listWords.search.title : (desk.saved?.name ?? words.views[desk.view]))
  useState(() => opened && learnAll([opened.task, ...opened.steps, ...(opened.parent ? [opened.parent] : [])]))
  useState(() => opened && learnProgress(opened.progress))

  useEffect(() => sayCompleted(completedWords), [])

  useEffect(() => {
    // Where there is room, links to tasks open the pane instead of a page.
    const onClick = (event: MouseEvent) => {
      const id = (event.target as Element).closest<HTMLElement>('a[data-opens]')?.dataset.opens
      if (!id || !isPlainClick(event) || !hasRoom()) return
      event.preventDefault()
      openTask(id, desk)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [desk])

  useLayoutEffect(() => {
    document.querySelector('.frame')?.classList.toggle('has-pane', id !== null)
  }, [id])

  // The focus goes back to the row when the pane closes, unless a quick hand has already gone on.
  useEffect(() => {
    const closed = before.current
    before.current = id
    if (closed && !id) keepFocus(() => document.querySelector<HTMLElement>(`[data-task="${closed}"]`))
  }, [id])

  if (!id) return null
  return (
    <section className="pane" aria-label={taskPane.label}>
      <PaneOf
        key={id}
        id={id}
        opened={opened?.task.id === id ? opened : null}
        isMissing={id === openId && !opened}
        Whole={Whole}
        onRetry={isFailed ? retry : null}
      />
    </section>
  )
}

interface PaneProps {
  id: string
  opened: Opened | null
  /** The server has looked for it already, in vain. */
  isMissing: boolean
  /** `null` until it is there. */
  Whole: Whole | null
  /** Where it could not be had. */
  onRetry: (() => void) | null
}

function PaneOf({ id, opened, isMissing, Whole, onRetry }: PaneProps) {
  const known = opened?.task ?? (typeof window === 'undefined' ? null : records.shown(id))
  const { data, isPending, isError, refetch } = useQuery({ ...taskQuery(id), ...((known || isMissing) && { initialData: known }) })
  const task = data && !data.deletedAt ? data : null
  usePageTitle(task ? task.title : isPending ? null : taskPane.goneTitle)
  return (
    <>
      <PaneBar task={task} />
      {task && Whole ? (
        <Whole task={task} opened={opened} />
      ) : task && onRetry ? (
        <FailedList onRetry={onRetry} />
      ) : task || isPending ? (
        <LoadingList />
      ) : isError ? (
        <FailedList onRetry={() => void refetch()} />
      ) : (
        <Gone />
      )}
    </>
  )
}

const Gone = () => (
  <div className="empty">
    <h1 className="hidden-text">{taskPane.goneTitle}</h1>
    <p>{taskPane.gone}</p>
    <a className="btn btn-plain" href="/tasks/trash">
      {taskPane.goneAction}
    </a>
  </div>
)
