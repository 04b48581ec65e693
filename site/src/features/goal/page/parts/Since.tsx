import type { GoalActivity } from '@throughline/core/progress'
import { goalPage } from '../../../../messages/goal-page.ts'
import { lengthWords } from '../../../desk/words/duration.ts'

const words = goalPage.tasks

/** What happened to the tasks of a goal since its last check-in. */
export function Since({ activity }: { activity: GoalActivity | null }) {
  if (!activity) return null
  const { checkInId, done, added, time } = activity
  const spent = time.milliseconds ? lengthWords(time.milliseconds) : null
  if (done.count === 0 && added.count === 0 && !spent) return null
  return (
    <p className="muted small since" id="goal-since">
      {checkInId ? words.since : words.sinceStart}: {words.changed(done.count, added.count, spent)}
    </p>
  )
}
