import { makeWin as winWords } from '../../../messages/career-make.ts'
import { writing as words } from '../../../messages/journal-writing.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { winHref } from '../../addresses/wins.ts'
import type { MadeWin } from '../../made/made-wins.ts'
import type { MadeTask } from './made-tasks.ts'

/** The tasks an entry became, with the passages they came from, and the wins. */
export function MadeTasks({ made, wins }: { made: readonly MadeTask[]; wins: readonly MadeWin[] }) {
  if (made.length + wins.length === 0) return null
  return (
    <section className="made-tasks">
      <h2 className="aside-title">
        <strong>{words.pane.became(made.length, wins.length)}</strong>
      </h2>
      <ul className="thread">
        {made.map(({ id, title, status, quotes }) => (
          <li className="day" key={id}>
            <i className={status === 'done' ? 'knot' : 'knot ring'} />
            <span className="kind">{taskPane.statuses[status]}</span>
            <a href={taskHref(id)} dir="auto">
              {title}
            </a>
            {quotes.map((quote) => (
              <q className="said" dir="auto" key={quote}>
                {quote}
              </q>
            ))}
          </li>
        ))}
        {wins.map(({ id, title }) => (
          <li className="day" key={id}>
            <i className="knot ring" />
            <span className="kind">{winWords.kind}</span>
            <a href={winHref(id)} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
