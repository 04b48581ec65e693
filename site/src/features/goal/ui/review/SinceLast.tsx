import { useQuery } from '@tanstack/react-query'
import { goalReview as words } from '../../../../messages/goal-review.ts'
import { client } from '../../../desk/client.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { localDateOf, shortDate } from '../../../desk/words/day.ts'
import { lengthWords } from '../../../desk/words/duration.ts'

const MINUTE_MS = 60_000

/** What happened to the tasks of a goal since its last check-in. */
export function SinceLast({ goalId }: { goalId: string }) {
  const desk = useDesk()
  const { data, isError } = useQuery({ queryKey: ['goal-changes', goalId], queryFn: () => client.goals.changes(goalId) })
  if (isError) return <p className="review-since">{words.unread}</p>
  if (!data) return <p className="review-since">{words.reading}</p>
  const { since, checkInId, done, added, time } = data
  const parts = [
    ...(done.count ? [words.done(done.count)] : []),
    ...(added.count ? [words.added(added.count)] : []),
    ...(time.milliseconds >= MINUTE_MS ? [words.time(lengthWords(time.milliseconds))] : []),
  ]
  return (
    <div className="review-since">
      <p>
        {checkInId ? words.since(shortDate(localDateOf(since, desk), desk)) : words.sinceBegin}:{' '}
        {parts.length ? parts.join(', ') : words.nothing}
      </p>
      {done.tasks.length > 0 && (
        <ul>
          {done.tasks.slice(0, 5).map(({ taskId, title, localDate }) => (
            <li key={`${taskId} ${localDate}`} dir="auto">
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
