import type { AskedCard, PracticeToday } from '@throughline/core/interview'
import { dayNumber } from '@throughline/core/kernel/day'
import { practice } from '../../../../messages/practice.ts'
import { rehearseHref } from '../../../addresses/interview.ts'
import { titleOf } from '../rules/day.ts'
import { $takenUp, askFocus } from '../state/day.ts'

const words = practice.today

/** Rows that stand below one another; the rest is counted. */
const MOST = 12
/** Of what was told, the last ones. */
const MOST_TOLD = 4

/** What was told today, what is told now, and what is left. */
export function DueToday({ day, now }: { day: PracticeToday; now: AskedCard | null }) {
  const { cards, done, left: due, waiting } = day
  if (cards.length + done.length === 0) return null
  const told = done.slice(-MOST_TOLD)
  const left = cards.slice(0, MOST)
  const minutes = now?.question?.minutes ?? now?.story?.telling.minutes ?? 2
  return (
    <section aria-labelledby="due-today">
      <h2 className="section-title" id="due-today">
        {words.title} <small className="num">{due}</small>
      </h2>
      <ol className="queue">
        {done.length > told.length && <li className="muted">{words.told(done.length - told.length)}</li>}
        {told.map(({ cardId, text, rating }) => (
          <li key={cardId} data-told={cardId}>
            <span className="muted" dir="auto">
              {text}
            </span>
            <span className="muted">{practice.grades[rating]}</span>
          </li>
        ))}
        {left.map((one) => (
          <Row key={one.card.id} asked={one} isNow={one.card.id === now?.card.id} on={day.on} />
        ))}
        {due > left.length && <li className="muted">{words.more(due - left.length)}</li>}
      </ol>
      {waiting > 0 && <p className="small muted queue-waiting">{words.waiting(waiting)}</p>}
      {now && (
        <p className="rehearse">
          <a className="btn btn-plain" href={rehearseHref({ questionId: now.question?.id ?? null, storyId: now.story?.id ?? null })}>
            {words.rehearse(minutes)}
          </a>
        </p>
      )}
    </section>
  )
}

function Row({ asked, isNow, on }: { asked: AskedCard; isNow: boolean; on: string }) {
  const { card } = asked
  const title = titleOf(asked)
  const takeUp = () => {
    $takenUp.set(card.id)
    askFocus()
  }
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      {isNow ? (
        <span className="firm" dir="auto">
          {title}
        </span>
      ) : (
        <button type="button" dir="auto" aria-label={words.takeUp(title)} onClick={takeUp}>
          {title}
        </button>
      )}
      {isNow ? <span>{words.now}</span> : <Since last={card.scheduling?.lastReviewedOn ?? null} on={on} />}
    </li>
  )
}

const Since = ({ last, on }: { last: string | null; on: string }) => (
  <span className="muted num">
    {last === null ? words.new : words.since(dayNumber(on) - dayNumber(last))}
    {last !== null && <span className="hidden-text">{words.sinceHidden}</span>}
  </span>
)
