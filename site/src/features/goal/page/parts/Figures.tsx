import { WINDOW_DAYS } from '@throughline/core/goal/measure'
import { daysBetween } from '@throughline/core/kernel/day'
import type { ReactNode } from 'react'
import { goalPage } from '../../../../messages/goal-page.ts'
import { dayWords } from '../../chart/day-words.ts'
import type { GoalNow } from '../../state/goal-now.ts'
import { amountWords, rateWords } from '../../words/amount.ts'
import { percent } from '../../words/figures.ts'
import { weekWords } from '../../words/line.ts'
import { EditButton } from '../EditButton.tsx'
import { Pace } from './Pace.tsx'

interface Props {
  now: GoalNow
  locale: string
  weekStart: number
}

const words = goalPage.figures

/** The row of figures: where it stands, how it goes, and what that asks for. What cannot be told yet says so. */
export function Figures({ now, locale, weekStart }: Props) {
  const { goal, measures, isCertain } = now
  const { on, current } = measures
  const isBinary = goal.metric.type === 'binary'
  const isUnanswered = isCertain && isUnmeasured(now)
  return (
    <>
      {isUnanswered && (
        <p className="unmeasured muted small">
          {words.unmeasured}{' '}
          <EditButton goal={goal} at="measure">
            {words.measure}
          </EditButton>
        </p>
      )}
      <dl className="figures" id="goal-figures" aria-label={words.label}>
        <div className="lead">
          <dt>{words.now(dayWords(on, { locale, today: on }, 'long'))}</dt>
          <dd
            className={!isCertain || (current === null && !isBinary && !goal.metric.timesPerWeek) || isUnanswered ? 'is-none' : undefined}
          >
            {isUnanswered ? words.nothingYet : isCertain ? standing(now, locale, weekStart) : words.workedOut}
          </dd>
        </div>
        <Pace goal={goal} measures={measures} isCertain={isCertain} />
        {isCertain && <Rates now={now} locale={locale} />}
      </dl>
    </>
  )
}

/** A goal of which nobody has said how it is measured is yes or no: until that is answered it does not stand at “no”. */
const isUnmeasured = ({ goal, checkIns, below, measures }: GoalNow) =>
  goal.metric.type === 'binary' &&
  goal.metric.source === 'manual' &&
  !goal.closing &&
  checkIns.items.length === 0 &&
  below.length === 0 &&
  measures.progress !== 1

function standing({ goal, measures: { on, current, progress }, days }: GoalNow, locale: string, weekStart: number): string {
  const { metric } = goal
  if (metric.type === 'binary') {
    if (progress === 1) return goalPage.said.yes
    return progress ? percent(progress, locale) : goalPage.said.no
  }
  if (current === null && metric.type === 'habit') return weekWords(goal, days.marks, { today: on, weekStart }) ?? words.noDaysYet
  if (current === null) return Number(metric.start) === 0 ? words.nothingYet : words.atFirst(amountWords(metric.start, metric, locale))
  return metric.type === 'milestones'
    ? goalPage.milestones.count(Number(current), goal.milestones.length)
    : amountWords(current, metric, locale)
}

function Rates({ now: { goal, measures }, locale }: Omit<Props, 'weekStart'>) {
  const { metric } = goal
  const { on, habit, projection, neededPerWeek, ideal, progress } = measures
  const isYoung = daysBetween(goal.startDate, on) < WINDOW_DAYS
  const amount = (text: string) => amountWords(text, metric, locale)
  const needed = neededPerWeek === null ? null : rateWords(neededPerWeek, metric, locale)
  const lately = 'perWeek' in projection ? rateWords(projection.perWeek, metric, locale) : null
  const places = metric.type === 'milestones' || metric.type === 'duration' ? 0 : 1
  return (
    <>
      {ideal !== null && metric.type !== 'habit' && metric.direction !== 'within' && (
        <Figure name={words.idealToday}>{amount(String(Number(Number(ideal).toFixed(places))))}</Figure>
      )}
      {needed && (
        <Figure name={words.needed}>{Number(neededPerWeek) === 0 ? <small>{words.neededNothing}</small> : <Rate {...needed} />}</Figure>
      )}
      {lately && (
        <Figure name={isYoung ? words.sinceBegun : words.lately}>
          <Rate {...lately} />
        </Figure>
      )}
      {projection.state === 'not-enough-data' && metric.type !== 'milestones' && (
        <Figure name={words.lately}>
          <small>
            {projection.days < projection.daysNeeded ? words.notEnough(projection.days, projection.daysNeeded) : words.notEnoughSpan}
          </small>
        </Figure>
      )}
      {metric.direction === 'within' && progress !== null && <Figure name={words.within}>{percent(progress, locale)}</Figure>}
      {habit && measures.unmeasured !== 'no-days-yet' && (
        <>
          <Figure name={words.streak}>{words.units[habit.streak.unit](habit.streak.current)}</Figure>
          <Figure name={words.longest}>{words.units[habit.streak.unit](habit.streak.longest)}</Figure>
          <Figure name={words.rate}>
            {habit.kept}
            <small>/ {habit.asked}</small> <small>{words.ofTarget(amount(metric.target))}</small>
          </Figure>
        </>
      )}
    </>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Rate = ({ amount, unit }: { amount: string; unit: string }) => (
  <>
    {amount} <small>{unit}</small>
  </>
)
