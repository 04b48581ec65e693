import type { Goal } from '@throughline/core/goal'
import { useEffect, useRef } from 'react'
import { goalReview as words } from '../../../../messages/goal-review.ts'
import { goalHref } from '../../../addresses/goals.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { loggingOf } from '../../rules/actions.ts'
import { currentFigure, figureWithUnit } from '../../words/figures.ts'
import { leftWords } from '../../words/left.ts'
import { habitWords, hasNoDays, weekWords } from '../../words/line.ts'
import { CheckInFields, type Said } from '../CheckInFields.tsx'
import { Pace } from '../Pace.tsx'
import { ProgressLine } from '../ProgressLine.tsx'
import { Strip } from '../Strip.tsx'
import { useGoalsShown } from '../use-goals.ts'
import { SinceLast } from './SinceLast.tsx'

interface Props {
  goal: Goal
  at: number
  of: number
  onSave: (said: Said) => void
  onSkip: () => void
  onBack: (() => void) | undefined
}

/** One goal of a review: how it goes, what happened, and what is to be said now. */
export function ReviewOne({ goal, at, of, onSave, onSkip, onBack }: Props) {
  const { progress, marks } = useGoalsShown()
  const desk = useDesk()
  const measures = progress[goal.id]
  const current = measures && currentFigure(goal, measures, desk.locale)
  const thisWeek = weekWords(goal, marks[goal.id] ?? [], desk)
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.querySelector<HTMLElement>('[data-first], .ends button')?.focus(), [])
  const buttons = (
    <>
      <button className="btn btn-quiet" type="button" aria-keyshortcuts="Alt+S" onClick={onSkip}>
        {loggingOf(goal) === 'nothing' ? words.goOn : words.skip}
      </button>
      {onBack && (
        <button className="btn btn-quiet" type="button" aria-keyshortcuts="Alt+B" onClick={onBack}>
          {words.previous}
        </button>
      )}
    </>
  )
  return (
    <section className="review" ref={section} aria-labelledby="review-goal">
      <p className="review-count" aria-live="polite">
        {words.place(at, of)}
      </p>
      <h2 id="review-goal">
        <a href={goalHref(goal.id)} dir="auto">
          {goal.title}
        </a>
      </h2>
      <p className="review-figures">
        {thisWeek ? <b>{thisWeek}</b> : current && <b>{current}</b>}
        {!(thisWeek && measures && hasNoDays(measures)) && <Pace goal={goal} measures={measures} />}
        {goal.metric.type === 'habit' ? (
          <span className="muted">{habitWords(goal.metric, desk.locale)}</span>
        ) : (
          goal.metric.type !== 'binary' &&
          goal.metric.type !== 'milestones' && (
            <span className="muted">{`→ ${figureWithUnit(goal.metric.target, goal.metric, desk.locale)}`}</span>
          )
        )}
        {goal.endDate && goal.endDate >= desk.today && <span className="muted">{leftWords(desk.today, goal.endDate, desk)}</span>}
      </p>
      {goal.metric.type === 'habit' ? (
        <Strip marks={marks[goal.id] ?? []} context={desk} isByWeek={goal.metric.timesPerWeek !== null} />
      ) : (
        <ProgressLine goal={goal} measures={measures} locale={desk.locale} />
      )}
      <SinceLast goalId={goal.id} />
      {loggingOf(goal) === 'nothing' ? (
        <div className="check-in-form">
          <div className="ends">{buttons}</div>
        </div>
      ) : (
        <CheckInFields goal={goal} save={words.save} onSave={onSave}>
          {buttons}
        </CheckInFields>
      )}
      <p className="help review-keys">{words.keys}</p>
    </section>
  )
}
