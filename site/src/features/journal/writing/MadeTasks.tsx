import { useEffect, useState } from 'react'
import { writing as words } from '../../../messages/journal-writing.ts'
import { task as taskWords } from '../../../messages/task.ts'
import { follow } from '../../live/stream.ts'
import { client } from '../../task/state/queries.ts'
import { type MadeTask, readMadeTasks } from './made-tasks.ts'

interface Props {
  entryId: string
  given: readonly MadeTask[]
}

/** Events that come together are answered together. */
const GATHER_MS = 200

/** The tasks an entry became, kept in step with what happens to them. */
export default function MadeTasks({ entryId, given }: Props) {
  const [made, setMade] = useState(given)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      clearTimeout(timer)
      // Without an answer they stay as they are; the next change asks again.
      timer = setTimeout(() => void readMadeTasks({ tasks: client.tasks }, entryId).then(setMade, () => {}), GATHER_MS)
    }
    follow((isBack) => ({
      onChange: ({ kind }) => kind === 'task' && readSoon(),
      onOpen: () => isBack && readSoon(),
    }))
  }, [entryId])
  if (made.length === 0) return null
  return (
    <section className="made-tasks">
      <h2 className="aside-title">
        <strong>{words.pane.became(made.length)}</strong>
      </h2>
      <ul className="thread">
        {made.map(({ id, title, status, quotes }) => (
          <li className="day" key={id}>
            <i className={status === 'done' ? 'knot' : 'knot ring'} />
            <span className="kind">{taskWords.pane.statuses[status]}</span>
            <a href={`/tasks/${id}`} dir="auto">
              {title}
            </a>
            {quotes.map((quote) => (
              <q className="said" dir="auto" key={quote}>
                {quote}
              </q>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
