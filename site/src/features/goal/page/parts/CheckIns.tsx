import { goalPage } from '../../../../messages/goal-page.ts'
import { shortDate } from '../../../desk/words/day.ts'
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
export function CheckIns({ now, day, locale }: Props) {
  const { goal, measures, checkIns, isCertain } = now
  const { metric, checkInEvery } = goal
  const newest = checkIns.items[0]
  const every = checkInEvery ? words.every[checkInEvery] : null
  const small = [measures.days && isCertain ? words.daysWith(measures.days) : null, every].filter(Boolean).join(', ')
  const counts = metric.source === 'manual' ? (metric.type === 'milestones' ? words.milestones : null) : words.derived[metric.source]
  const early = beforeItBegan(now)
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
            standing={isCertain ? (measures.current ?? metric.start) : null}
          />
          <button className="btn btn-primary" type="submit" name="check-in" value={goal.id}>
            {words.submit}
          </button>
        </form>
      )}
      {early && !counts && (
        <form className="checkin-early muted small" method="post" data-asks>
          {words.early(early.many, shortDate(goal.startDate, { today: measures.on, locale }))}{' '}
          <button className="link" type="submit" name="begin-on" value={early.first}>
            {words.beginOn(shortDate(early.first, { today: measures.on, locale }))}
          </button>
        </form>
      )}
    </>
  )
}

/** Check-ins that do not count, as the goal begins later: how many, and the day of the first. */
function beforeItBegan({ goal, checkIns }: GoalNow): { many: number; first: string } | null {
  const days = checkIns.items.map(({ localDate }) => localDate).filter((day) => day < goal.startDate)
  return days.length > 0 ? { many: days.length, first: days.reduce((one, other) => (other < one ? other : one)) } : null
}
