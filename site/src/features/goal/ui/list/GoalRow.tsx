import type { Goal, Measures } from '@throughline/core/goal'
import { goal as words } from '../../../../messages/goal.ts'
import { goalHref } from '../../../addresses/goals.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { nearDate } from '../../../desk/words/day.ts'
import { endBeyond, isPursued } from '../../rules/groups.ts'
import { doneThisWeek } from '../../rules/moves.ts'
import type { GoalOutline, ListedGoal } from '../../rules/outline.ts'
import { currentFigure, figure, figureWithUnit } from '../../words/figures.ts'
import { dayAndMonth, detailWords, hasNoDays } from '../../words/line.ts'
import { Pace } from '../Pace.tsx'
import { ProgressLine } from '../ProgressLine.tsx'
import { keptOf, Strip } from '../Strip.tsx'
import { useGoalsShown } from '../use-goals.ts'
import { MoreButton } from './MoreButton.tsx'
import { NextCell } from './NextCell.tsx'

/** One goal of the list; of an outline its name, until the rest is here. */
export const GoalRow = ({ goal }: { goal: ListedGoal }) =>
  'isOutline' in goal ? (
    <li className="goal" data-goal={goal.id}>
      <div className="goal-name">
        <Name goal={goal} />
      </div>
    </li>
  ) : (
    <WholeRow goal={goal} />
  )

const Name = ({ goal }: { goal: GoalOutline }) => (
  <h3>
    <a href={goalHref(goal.id)} dir="auto" draggable={false}>
      {goal.title}
    </a>
  </h3>
)

/** Name, line, latest value, pace, what comes next. */
function WholeRow({ goal }: { goal: Goal }) {
  const { goals, progress, marks, tasks } = useGoalsShown()
  const desk = useDesk()
  const measures = progress[goal.id]
  const parent = goals.find(({ id }) => id === goal.parentId)
  const below = goals.filter(({ parentId }) => parentId === goal.id).length
  const end = isPursued(goal) ? endBeyond(goal, desk.today, desk.weekStart) : null
  const details = [...(end ? [words.until(dayAndMonth(end, desk))] : []), ...detailWords(goal, below, tasks[goal.id] ?? 0, desk)]
  return (
    <li className={goal.status === 'active' ? 'goal' : 'goal is-paused'} data-goal={goal.id}>
      <div className="goal-name">
        <Name goal={goal} />
        <p className={parent && 'goal-parent'}>
          {parent && (
            <>
              {words.for}{' '}
              <a className="link" href={goalHref(parent.id)} dir="auto" draggable={false}>
                {parent.title}
              </a>
              {details.length > 0 && ', '}
            </>
          )}
          {details.join(', ')}
        </p>
      </div>
      <div className="goal-line">
        {goal.metric.type === 'habit' && goal.status === 'active' ? (
          <Strip marks={marks[goal.id] ?? []} context={desk} isByWeek={goal.metric.timesPerWeek !== null} />
        ) : (
          <>
            <ProgressLine goal={goal} measures={measures} locale={desk.locale} />
            <Ends goal={goal} measures={measures} />
          </>
        )}
      </div>
      <Now goal={goal} />
      <p className="goal-pace">
        {/* Of a habit without a day that is said beside it. */}
        {!(goal.status === 'active' && measures && hasNoDays(measures)) && <Pace goal={goal} measures={measures} />}
      </p>
      <div className="goal-next">
        <NextCell goal={goal} measures={measures} today={marks[goal.id]?.at(-1)} />
      </div>
      <MoreButton goal={goal} />
    </li>
  )
}

/** Where the line begins and ends: what is measured by a figure says it, the rest their days. That there is no end is said once. */
function Ends({ goal: { status, metric, startDate, endDate }, measures }: { goal: Goal; measures: Measures | undefined }) {
  const desk = useDesk()
  const isSaid = status === 'active' && measures?.pace === null && measures.noPace === 'no-end'
  const noEnd = isSaid ? '' : words.noEnd
  const byDay = metric.type === 'binary' || metric.type === 'milestones'
  const [start, end] = byDay
    ? [dayAndMonth(startDate, desk, 'short'), endDate ? dayAndMonth(endDate, desk, 'short') : noEnd]
    : [figure(metric.start, metric, desk.locale), figureWithUnit(metric.target, metric, desk.locale)]
  return (
    <p className="goal-ends">
      <span>{start}</span>
      <span>{end}</span>
    </p>
  )
}

/** The latest value, and the day it is of. */
function Now({ goal }: { goal: Goal }) {
  const { progress, marks } = useGoalsShown()
  const desk = useDesk()
  const measures = progress[goal.id]
  const days = goal.metric.type === 'habit' ? (marks[goal.id] ?? []) : null
  if (days && goal.status === 'active') {
    const { timesPerWeek } = goal.metric
    if (timesPerWeek) {
      return (
        <p className="goal-now">
          <b>{words.of(String(doneThisWeek(days, desk)), String(timesPerWeek))}</b>
          <span>{words.habit.thisWeek}</span>
        </p>
      )
    }
    const { kept, asked } = keptOf(days)
    const none = !measures || hasNoDays(measures) ? words.habit.none : '–'
    return (
      <p className="goal-now">
        <b>{asked ? words.of(String(kept), String(asked)) : none}</b>
        {asked > 0 && <span>{words.habit.twoWeeks}</span>}
      </p>
    )
  }
  const current = measures && currentFigure(goal, measures, desk.locale)
  return (
    <p className="goal-now">
      <b>{goal.status === 'draft' ? words.state.draft : (current ?? '–')}</b>
      {measures?.lastOn && <time dateTime={measures.lastOn}>{nearDate(measures.lastOn, desk)}</time>}
    </p>
  )
}
