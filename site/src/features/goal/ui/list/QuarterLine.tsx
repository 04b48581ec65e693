import type { Goal } from '@throughline/core/goal'
import { useRef } from 'react'
import { goal as words } from '../../../../messages/goal.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { wholeGoals } from '../../rules/outline.ts'
import { type Turn, turnOf } from '../../rules/quarter.ts'
import { carryOver, setStatus } from '../../state/act.ts'
import { ask } from '../../state/asked.ts'
import { currentFigure } from '../../words/figures.ts'
import { useGoalsShown } from '../use-goals.ts'

/** At the turn of a quarter: closes its goals, or carries them over, and begins the next one's. */
export function QuarterLine() {
  const { goals } = useGoalsShown()
  const { today, locale } = useDesk()
  const turn = turnOf(wholeGoals(goals), today)
  if (!turn) return null
  const { quarter, year } = turn.quarter
  const name = words.quarter.name(quarter, year)
  const next = words.quarter.name(turn.next.quarter.quarter, turn.next.quarter.year)
  const inDays = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(turn.days, 'day')
  return (
    <details className="fold goal-fold quarter">
      <summary>
        <strong>{words.quarter.open}</strong>
        <span>{turn.days < 0 ? words.quarter.over(turn.goals.length, name) : words.quarter.ending(turn.goals.length, name, inDays)}</span>
      </summary>
      <ul>
        {turn.goals.map((goal) => (
          <Closing key={goal.id} goal={goal} next={turn.next} />
        ))}
      </ul>
      <button
        className="btn btn-quiet"
        type="button"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) =>
          ask({ is: 'new', begun: { from: turn.next.from < today ? today : turn.next.from, to: turn.next.to }, opener: currentTarget })
        }
      >
        {words.quarter.start(next)}
      </button>
    </details>
  )
}

function Closing({ goal, next }: { goal: Goal; next: Turn<Goal>['next'] }) {
  const { progress } = useGoalsShown()
  const desk = useDesk()
  const reflection = useRef<HTMLInputElement>(null)
  const measures = progress[goal.id]
  const said = () => reflection.current?.value.trim()
  return (
    <li>
      <p className="quarter-goal">
        <span dir="auto">{goal.title}</span> <small>{measures && currentFigure(goal, measures, desk.locale)}</small>
      </p>
      <input
        aria-label={words.quarter.reflection(goal.title)}
        ref={reflection}
        className="input input-small"
        placeholder={words.quarter.reflectionHint}
        maxLength={5000}
        autoComplete="off"
        dir="auto"
      />
      <span className="quarter-acts">
        {(['achieved', 'missed'] as const).map((as) => (
          <button
            key={as}
            className="btn btn-plain"
            type="button"
            aria-label={words.quarter.closeOf(words.quarter.close[as], goal.title)}
            onClick={() => void setStatus(goal, as, desk, said())}
          >
            {words.quarter.close[as]}
          </button>
        ))}
        <button
          className="btn btn-plain"
          type="button"
          aria-label={words.quarter.closeOf(words.quarter.carry, goal.title)}
          onClick={() => void carryOver(goal, next.to)}
        >
          {words.quarter.carry}
        </button>
      </span>
    </li>
  )
}
