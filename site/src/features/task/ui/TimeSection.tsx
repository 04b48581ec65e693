import { useQuery } from '@tanstack/react-query'
import type { Task, TimeEntry } from '@throughline/core/task'
import { millisecondsOf, sumAt } from '@throughline/core/task/time'
import { useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { time as words } from '../../../messages/time.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { instantTime, nearDate } from '../../desk/words/day.ts'
import { durationWords, lengthWords } from '../../desk/words/duration.ts'
import { editTime } from '../state/edit-time.ts'
import { $running } from '../state/stores.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { addTime, removeTime, startTimer, stopTimer, type TaskTime, timeQuery } from '../state/time.ts'
import { NotRead } from './NotRead.tsx'
import { TimeForm } from './TimeForm.tsx'
import { useNow } from './use-now.ts'

interface Props {
  task: Task
  given: TaskTime | undefined
}

/** Entries shown before the others are asked for. */
const FEW = 4

/** What went into a task: its timer, the sum against what was planned, and each stretch of time. */
export function TimeSection({ task, given }: Props) {
  const desk = useTaskDesk()
  const shared = useShared($running, desk.running)
  const running = shared?.taskId === task.id ? shared : null
  const { data, isError, refetch } = useQuery({ ...timeQuery(task.id), ...(given && { initialData: given }) })
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState<TimeEntry | null>(null)
  // The focus goes back to the entry it came from.
  const leave = (id: string) => {
    setEdited(null)
    focusSoon(() => document.querySelector<HTMLElement>(`[data-entry="${id}"]`))
  }
  const now = useNow(running !== null || data?.spent.withSteps.runningSince !== null)
  const entries = data?.entries ?? []
  const shown = isWhole ? entries : entries.slice(0, FEW)
  return (
    <section className="time" aria-label={words.title}>
      <div className="time-head">
        <h2 className="label">{words.title}</h2>
        <span className="time-sum" suppressHydrationWarning>
          {data && sumWords(data, task, now)}
        </span>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void (running ? stopTimer(running) : startTimer(task))
          }}
        >
          <button
            className="btn btn-plain"
            type="submit"
            name={running ? 'stop-timer' : 'start-timer'}
            value={running ? running.id : task.id}
          >
            <Icon name={running ? 'stop' : 'play'} /> {running ? words.stop : words.start}
          </button>
        </form>
      </div>
      {isError && !data && <NotRead said={words.failed} retry={refetch} />}
      {entries.length > 0 && (
        <ul className="time-entries">
          {shown.map((entry) => (
            <li key={entry.id}>
              {edited?.id === entry.id ? (
                <TimeForm
                  entry={edited}
                  onSave={async (changes) => {
                    const isSaved = await editTime(edited, changes)
                    if (isSaved) leave(entry.id)
                    return isSaved
                  }}
                  onCancel={() => leave(entry.id)}
                  onRemove={() => {
                    setEdited(null)
                    void removeTime(entry)
                  }}
                />
              ) : (
                <Entry entry={entry} now={now} onEdit={() => setEdited(entry)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {entries.length > shown.length && (
        <button className="btn btn-quiet time-rest" type="button" onClick={() => setWhole(true)}>
          {words.more(entries.length - shown.length)}
        </button>
      )}
      <TimeForm onSave={(entry) => addTime(task, entry)} />
    </section>
  )
}

function Entry({ entry, now, onEdit }: { entry: TimeEntry; now: string; onEdit: () => void }) {
  const desk = useDesk()
  const { startedAt, endedAt, localDate, note } = entry
  const at = (instant: string) => instantTime(instant, desk.locale, desk.timeZone)
  const span = endedAt ? words.span(at(startedAt), at(endedAt)) : words.since(at(startedAt))
  return (
    <button className="time-entry" type="button" data-entry={entry.id} onClick={onEdit} suppressHydrationWarning>
      <span className="time-when" suppressHydrationWarning>
        {nearDate(localDate, desk)}, {span}
      </span>
      <span className="num" suppressHydrationWarning>
        {lengthWords(millisecondsOf(entry, now))}
      </span>
      {note && (
        <span className="time-note" dir="auto">
          {note}
        </span>
      )}
      <span className="hidden-text">. {words.edit}</span>
    </button>
  )
}

/** `20 min of 45 min`, and what its steps add where they do. */
function sumWords({ spent }: TaskTime, { durationMinutes }: Task, now: string): string {
  const [own, all] = [sumAt(spent.own, now), sumAt(spent.withSteps, now)]
  if (all === 0 && durationMinutes === null) return words.none
  const planned = durationMinutes === null ? lengthWords(own) : words.of(lengthWords(own), durationWords(durationMinutes))
  return all > own ? `${planned}, ${words.withSteps(lengthWords(all))}` : planned
}
