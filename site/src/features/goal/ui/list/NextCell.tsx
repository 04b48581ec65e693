import type { Goal, Measures } from '@throughline/core/goal'
import { goal as words } from '../../../../messages/goal.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { shortDate } from '../../../desk/words/day.ts'
import { loggingOf, nextMilestone } from '../../rules/actions.ts'
import type { DayMark } from '../../rules/moves.ts'
import { log, reachMilestone, setStatus } from '../../state/act.ts'
import { ask } from '../../state/asked.ts'

interface Props {
  goal: Goal
  measures: Measures | undefined
  /** What today is, of a habit. */
  today: DayMark | undefined
}

/** What comes next for a goal: a check-in on its day, today's yes of a habit, the next milestone, or going on. */
export function NextCell({ goal, measures, today }: Props) {
  const desk = useDesk()
  if (goal.status === 'paused')
    return (
      <button
        className="btn btn-plain"
        type="button"
        aria-label={words.resumeOf(goal.title)}
        onClick={() => void setStatus(goal, 'active', desk)}
      >
        {words.resume}
      </button>
    )
  if (goal.status !== 'active') return null
  const step = nextMilestone(goal)
  if (step)
    return (
      <button
        className="btn btn-plain"
        type="button"
        aria-label={words.reachedOf(step.title, goal.title)}
        onClick={() => void reachMilestone(goal, step, desk)}
      >
        {words.reached}
      </button>
    )
  const logging = loggingOf(goal)
  const next = measures?.nextCheckIn ?? null
  if (logging === 'nothing') return null
  const said = goal.metric.type === 'habit' ? today?.mark : undefined
  if (said === 'yes' || said === 'skip' || (said === 'no' && logging === 'habit'))
    return <span className="goal-said">{words.saidToday[said]}</span>
  if (logging === 'habit')
    return (
      <button
        className={said === 'rest' ? 'goal-later' : 'btn btn-plain'}
        type="button"
        aria-label={said === 'rest' ? words.yesOnDayOff(goal.title) : words.yesTodayOf(goal.title)}
        onClick={() => void log(goal, { value: 'yes', localDate: desk.today })}
      >
        {words.yesToday} {said === 'rest' && <small>{words.dayOff}</small>}
      </button>
    )
  // Who has just set a goal knows where it stands, and should not have to wait for a day to say so.
  const later = next !== null && next > desk.today && measures?.lastOn !== null ? shortDate(next, desk) : null
  return (
    <button
      className={later === null ? 'btn btn-plain' : 'goal-later'}
      type="button"
      aria-haspopup="dialog"
      aria-label={later === null ? words.checkInOn(goal.title) : words.next(later, goal.title)}
      onClick={({ currentTarget }) => ask({ is: 'log', goalId: goal.id, opener: currentTarget })}
    >
      {words.checkIn} {later !== null && <small>{words.due(later)}</small>}
    </button>
  )
}
