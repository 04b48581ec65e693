import { thread } from '../../../messages/career-thread.ts'
import { newGoalHref } from '../../goal/rules/new-goal.ts'
import { newWinHref } from '../rules/win-hrefs.ts'
import type { Proven, Provable as Rows } from './rules/provable.ts'

const words = thread.prove

/** How many wins show each competency; what none shows can become a goal. */
export function Provable({ shown, others }: Rows) {
  return (
    <>
      {shown.length > 0 ? <Counts rows={shown} caption={words.caption} /> : <p className="small muted">{words.empty}</p>}
      {others.length > 0 && (
        <details className="other-gaps">
          <summary>{words.others(others.length, shown.length > 0)}</summary>
          <p className="small muted">{words.othersHelp}</p>
          <Counts rows={others} caption={words.others(others.length, shown.length > 0)} />
        </details>
      )}
    </>
  )
}

const Counts = ({ rows, caption }: { rows: readonly Proven[]; caption: string }) => (
  <table className="counts">
    <caption className="hidden-text">{caption}</caption>
    <tbody>
      {rows.map(({ id, name, wins }) => (
        <tr key={id}>
          <th scope="row" dir="auto">
            {name}
            {wins === 0 && (
              <span className="gap-acts">
                <MakeGoal id={id} name={name} />
                <a className="link alone" href={newWinHref({ competencies: [name] })} aria-label={words.addWinOf(name)}>
                  {words.addWin}
                </a>
              </span>
            )}
          </th>
          <td className={wins === 0 ? 'none' : undefined}>
            {wins === 1 ? (
              <span className="thin-count">
                <span>{words.thin}</span>
                <MakeGoal id={id} name={name} />
              </span>
            ) : (
              wins || words.none
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const MakeGoal = ({ id, name }: Pick<Proven, 'id' | 'name'>) => (
  <a className="link alone" href={newGoalHref('', [id])} aria-label={words.makeGoalOf(name)}>
    {words.makeGoal}
  </a>
)
