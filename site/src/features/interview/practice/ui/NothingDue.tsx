import type { PracticeToday } from '@throughline/core/interview'
import type { RefObject } from 'react'
import { practice } from '../../../../messages/practice.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { nearDateWithin } from '../../../desk/words/day.ts'

interface Props {
  day: PracticeToday
  heading: RefObject<HTMLHeadingElement | null>
}

const words = practice.none

/** The end of the queue, and when there is more. */
export function NothingDue({ day, heading }: Props) {
  const desk = useDesk()
  const next = day.plan.find(({ on, due }) => on > day.on && due > 0)
  return (
    <article className="practice-card nothing-due" aria-labelledby="ask">
      <i className="knot story" aria-hidden="true" />
      <h2 className="ask" id="ask" tabIndex={-1} ref={heading}>
        {day.done.length > 0 ? words.done(day.done.length) : words.nothing}
      </h2>
      {next && <p>{words.next(nearDateWithin(next.on, desk), next.due)}</p>}
      {day.waiting > 0 && (
        <p>
          {words.further(day.waiting)}{' '}
          <a className="link" href="/interview-prep/practice#settings">
            {words.limit}
          </a>
        </p>
      )}
      <p className="nothing-acts">
        <a className="btn btn-plain" href="/interview-prep/rehearsals">
          {words.rehearse}
        </a>
        <a className="btn btn-quiet" href="/interview-prep/questions">
          {words.choose}
        </a>
      </p>
    </article>
  )
}
