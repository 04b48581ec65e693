import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskToday } from '../../../messages/task-today.ts'
import { time as timeWords } from '../../../messages/time.ts'
import { $connection, NOTHING_WAITS } from '../../changes/stores.ts'
import { isUnmade } from '../../changes/unmade.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { durationWords } from '../../desk/words/duration.ts'
import { recurrenceInShort, recurrenceWords } from '../../when/words/recurrence.ts'
import type { RowSection } from '../rules/sections.ts'
import { $running } from '../state/stores.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { useProgress } from '../state/task-progress.ts'
import { whenInRow } from '../words/when.ts'
import { RowGoal } from './RowGoal.tsx'
import { RowParent } from './RowParent.tsx'
import { RowPriority } from './RowPriority.tsx'

/** What a row says beside its title. */
export type Meta = NonNullable<ReturnType<typeof useTaskMeta>>

/** Tags told by name; of the others, how many. */
const TAGS = 2

/** What is to be said of a task beside its title, `null` for nothing. What the heading of its section says is not said again. */
export function useTaskMeta(task: Task, section: RowSection) {
  const desk = useTaskDesk()
  const isRunning = useShared($running, desk.running)?.taskId === task.id
  const isKept = useShared($connection, NOTHING_WAITS).obstacle !== null && isUnmade(task)
  const { parentId, checklist } = task
  const { steps, blockers = [] } = useProgress(task) ?? {}
  const waitsFor = isActive(task) ? blockers.filter(({ isOpen }) => isOpen) : []
  const count = steps?.total ? steps : { done: checklist.filter(({ done }) => done).length, total: checklist.length }
  const time = whenInRow(task, section, desk)
  const priority = isActive(task) && !(section === 'group' && desk.list.group === 'priority') ? task.priority : 'none'
  const minutes = isActive(task) ? task.durationMinutes : null
  const goalId = section === 'group' && desk.list.group === 'goal' ? null : task.goalId
  const isSaid =
    time ||
    isRunning ||
    isKept ||
    priority !== 'none' ||
    minutes !== null ||
    task.tags.length > 0 ||
    task.recurrence ||
    parentId ||
    goalId ||
    count.total > 0 ||
    waitsFor.length > 0 ||
    task.status === 'cancelled'
  return isSaid ? { isRunning, isKept, parentId, goalId, count, waitsFor, priority, minutes, time } : null
}

/** What it is a step of, its goal, priority, estimate, tags, repeat, when. */
export function TaskMeta({ task, meta }: { task: Task; meta: Meta }) {
  const desk = useDesk()
  const { tags, recurrence } = task
  const { isRunning, isKept, parentId, goalId, count, waitsFor, priority, minutes, time } = meta
  return (
    <span className={time ? 'task-meta' : 'task-meta is-timeless'}>
      <span className="task-about">
        {isRunning && (
          <span className="row-running">
            <Icon name="clock" /> {timeWords.running}
          </span>
        )}
        {isKept && <span>{taskToday.kept}</span>}
        {parentId && <RowParent id={parentId} />}
        {goalId && <RowGoal id={goalId} />}
        {count.total > 0 && (
          <span className="num" title={listWords.row.progress(count.done, count.total)}>
            {count.done} / {count.total}
          </span>
        )}
        {waitsFor[0] && (
          <span className="waits">
            <span className="cut">{listWords.row.waitsFor(waitsFor[0].title, waitsFor.length - 1)}</span>
          </span>
        )}
        {task.status === 'cancelled' && <span>{listWords.row.cancelled}</span>}
        {priority !== 'none' && <RowPriority priority={priority} />}
        {minutes !== null && (
          <span className="num" title={listWords.row.estimate}>
            <span className="hidden-text">{listWords.row.estimate} </span>
            {durationWords(minutes)}
          </span>
        )}
        {tags.length > 0 && (
          <span className="row-tags">
            {tags.slice(0, TAGS).map((tag) => (
              <span className="cut" key={tag} dir="auto">
                #{tag}
              </span>
            ))}
            {tags.length > TAGS && <span>+{tags.length - TAGS}</span>}
          </span>
        )}
        {recurrence && (
          <span title={recurrenceWords(recurrence.rrule, desk.locale, recurrence.repeatFrom)}>
            <Icon name="repeat" /> <span className="cut">{recurrenceInShort(recurrence.rrule, desk.locale)}</span>
          </span>
        )}
      </span>
      {time && (
        <time className={time.isLate ? 'late' : undefined} dateTime={time.dateTime} title={time.exact} suppressHydrationWarning>
          {time.text}
        </time>
      )}
    </span>
  )
}
