import type { AskedCard } from '@throughline/core/interview'
import type { SubmitEvent } from 'react'
import { practice } from '../../../../messages/practice.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { nearDate } from '../../../desk/words/day.ts'
import { rateCard } from '../act.ts'
import type { Rating } from '../rules/change.ts'

const words = practice.grades
const ratings = ['again', 'hard', 'good', 'easy'] as const satisfies readonly Rating[]

/** How it went, each with the day it comes back. A form, so that it works without script. */
export function Grades({ asked }: { asked: AskedCard }) {
  const desk = useDesk()
  const rate = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    rateCard(asked, (event.nativeEvent.submitter as HTMLButtonElement).value as Rating, desk)
  }
  return (
    <form method="post" onSubmit={rate}>
      <input type="hidden" name="cardId" value={asked.card.id} />
      <fieldset className="grades">
        <legend className="hidden-text">{words.label}</legend>
        {ratings.map((rating, i) => (
          <button
            className="btn btn-plain"
            type="submit"
            name="rate"
            value={rating}
            data-practice={rating}
            key={rating}
            title={words.help[rating]}
            aria-keyshortcuts={String(i + 1)}
          >
            <b>
              {words[rating]} <kbd>{i + 1}</kbd>
            </b>
            <time dateTime={asked.next[rating]}>{nearDate(asked.next[rating], desk)}</time>
          </button>
        ))}
      </fieldset>
    </form>
  )
}
