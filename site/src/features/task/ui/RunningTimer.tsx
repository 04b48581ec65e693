import { millisecondsOf } from '@throughline/core/task/time'
import { Icon } from '../../../components/Icon.tsx'
import { time as words } from '../../../messages/time.ts'
import { useShared } from '../../desk/desk.ts'
import { clockWords } from '../../desk/words/duration.ts'
import { taskInListHref } from '../rules/list-address.ts'
import { $running } from '../state/stores.ts'
import { type TaskDesk, useTaskDesk } from '../state/task-desk.ts'
import { stopTimer } from '../state/time.ts'
import { TaskIsland } from './TaskIsland.tsx'
import { useNow } from './use-now.ts'

interface Props {
  desk: TaskDesk
  openId: string | null
}

/** The island of the timer that runs: what it runs for, how long, and how to stop it, on every screen. */
export default function RunningTimer({ desk, openId }: Props) {
  return (
    <TaskIsland desk={desk} openId={openId}>
      <Timer />
    </TaskIsland>
  )
}

function Timer() {
  const desk = useTaskDesk()
  const running = useShared($running, desk.running)
  const now = useNow(running !== null)
  if (!running) return null
  return (
    <form
      className="running"
      method="post"
      action="/tasks"
      aria-label={words.running}
      onSubmit={(event) => {
        event.preventDefault()
        void stopTimer(running)
      }}
    >
      <a className="running-task" href={taskInListHref(running.taskId, desk)} data-opens={running.taskId}>
        <span className="hidden-text">{words.running}: </span>
        <span className="running-title" dir="auto">
          {running.title}
        </span>
        <span className="running-time" suppressHydrationWarning>
          {clockWords(millisecondsOf({ ...running, endedAt: null }, now))}
        </span>
      </a>
      <button className="running-stop" type="submit" name="stop-timer" value={running.id} aria-label={words.stopOf(running.title)}>
        <Icon name="stop" />
      </button>
    </form>
  )
}
