import { writing as words } from '../../../messages/journal-writing.ts'
import { task as taskWords } from '../../../messages/task.ts'
import type { MadeTask } from './made-tasks.ts'

/** The tasks an entry became, with the passages they came from. */
export function MadeTasks({ made }: { made: readonly MadeTask[] }) {
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
