import { goalPage } from '../../../../messages/goal-page.ts'
import type { GoalNow } from '../../state/goal-now.ts'
import { Answer } from './Answer.tsx'

interface Props {
  now: GoalNow
  /** The day it begins with. */
  day: string
  locale: string
}

const words = goalPage.checkIns

/** The form that takes a check-in; what counts by itself says so instead. */
export function CheckIns({ now: { goal, measures, checkIns, isCertain }, day, locale }: Props) {
  const { metric, checkInEvery } = goal
  const newest = checkIns.items[0]
  const every = checkInEvery ? words.every[checkInEvery] : null
  const small = [measures.days && isCertain ? words.daysWith(measures.days) : null, every].filter(Boolean).join(', ')
  const counts = metric.source === 'manual' ? (metric.type === 'milestones' ? words.milestones : null) : words.derived[metric.source]
  return (
    <>
      <h2 className="section-title" id="h-check">
        {words.title} {small && <small>{small}</small>}
      </h2>
      {counts ? (
        <p className="muted small">{counts}</p>
      ) : (
        <form className="checkin" id="check-in" method="post" data-asks data-fresh>
          <Answer
            goal={goal}
            today={measures.on}
            locale={locale}
            day={day}
            last={newest?.value ?? null}
            sure={newest?.confidence ?? null}
          />
          <button className="btn btn-primary" type="submit" name="check-in" value={goal.id}>
            {words.submit}
          </button>
        </form>
      )}
    </>
  )
}
