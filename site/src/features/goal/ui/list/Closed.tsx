import type { ClosedStatus } from '@throughline/core/goal'
import { Icon } from '../../../../components/Icon.tsx'
import { goal as words } from '../../../../messages/goal.ts'
import { goalHref } from '../../../addresses/goals.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { formatter, plain } from '../../../desk/words/day.ts'
import type { ListedGoal } from '../../rules/outline.ts'
import { currentFigure } from '../../words/figures.ts'
import { useGoalsShown } from '../use-goals.ts'
import { MoreButton } from './MoreButton.tsx'

/** Of those achieved, this many stand open. */
const SHOWN = 2

interface Props {
  state: ClosedStatus
  goals: readonly ListedGoal[]
  /** All of them, as the page is about them. */
  isWhole?: boolean
  /** How many of them there is room for. */
  room: number
}

/** Goals that ended one way: what was achieved with its latest in sight, the rest folded. */
export function Closed({ state, goals, isWhole = false, room }: Props) {
  const { today } = useDesk()
  if (goals.length === 0 || room === 0) return null
  const some = goals.slice(0, room)
  if (state !== 'achieved')
    return (
      <details className="fold goal-fold">
        <summary>
          <Icon name="right" />
          <strong>{words.states[state]}</strong> {goals.length}
        </summary>
        <DoneList goals={some} />
      </details>
    )
  const thisYear = goals.filter(({ closing }) => closing?.localDate.slice(0, 4) === today.slice(0, 4)).length
  const shown = isWhole ? goals.length : SHOWN
  return (
    <section className="horizon" aria-labelledby="goals-achieved">
      <div className="horizon-head">
        <h2 id="goals-achieved">{words.states.achieved}</h2>
        <p>{words.thisYear(thisYear)}</p>
      </div>
      <DoneList goals={some.slice(0, shown)} />
      {goals.length > shown && (
        <details className="goal-earlier">
          <summary className="link alone small">{words.earlier(goals.length - shown)}</summary>
          <DoneList goals={some.slice(shown)} />
        </details>
      )}
    </section>
  )
}

function DoneList({ goals }: { goals: readonly ListedGoal[] }) {
  const { progress } = useGoalsShown()
  const { locale, today } = useDesk()
  const dayOf = (date: string) =>
    formatter(locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    }).format(plain(date))
  return (
    <ul className="thread goals-done">
      {goals.map((goal) => {
        const measures = progress[goal.id]
        return (
          <li key={goal.id} data-goal={goal.id}>
            <i className="knot" />
            <span className="done-name">
              <a href={goalHref(goal.id)} dir="auto">
                {goal.title}
              </a>
              {!('isOutline' in goal) && goal.closing?.reflection && (
                <span className="done-words" dir="auto">
                  {goal.closing.reflection}
                </span>
              )}
            </span>
            <span className="muted">{measures && !('isOutline' in goal) && currentFigure(goal, measures, locale)}</span>
            <time dateTime={goal.closing?.localDate}>{goal.closing && dayOf(goal.closing.localDate)}</time>
            <MoreButton goal={goal} />
          </li>
        )
      })}
    </ul>
  )
}
