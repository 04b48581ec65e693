import type { NewReview, PracticeCard } from '@throughline/core/interview'
import { useRef, useState } from 'react'
import { rehearsal } from '../../../messages/interview-rehearsal.ts'
import { newId } from '../../desk/id.ts'
import { interview } from '../../desk/interview-client.ts'
import { attempt } from '../../desk/reason.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { nearDateWithin } from '../../desk/words/day.ts'
import type { Asked } from './asked.ts'

const words = rehearsal.rating
const ratings = Object.keys(words.names) as NewReview['rating'][]

/** How well it was known, which says when it comes up in practice again; what is not in practice is offered to be put there. */
export function Rating({ asked, card: given }: { asked: Asked; card: PracticeCard | null }) {
  const desk = useDesk()
  const [card, setCard] = useState(given)
  const [reviewId, setReviewId] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const reviewKey = useRef(newId())
  const doing = async (act: () => Promise<void>) => {
    setBusy(true)
    await attempt(act)
    setBusy(false)
  }
  if (!card) {
    const { questionId, storyId } = asked
    if (questionId === null) return null
    const add = () => doing(async () => setCard(await interview.practice.add({ questionId, storyId })))
    return (
      <p>
        <button className="btn btn-plain" type="button" disabled={isBusy} onClick={() => void add()}>
          {words.add}
        </button>
      </p>
    )
  }
  const rate = (rating: (typeof ratings)[number]) =>
    doing(async () => {
      const told = await interview.practice.review(card.id, { id: reviewKey.current, rating })
      setCard(told.card)
      setReviewId(told.review.id)
    })
  const undo = (id: string) =>
    doing(async () => {
      setCard(await interview.practice.undoReview(card.id, id))
      setReviewId(null)
      reviewKey.current = newId()
    })
  if (reviewId)
    return (
      <p className="rehearse-rated" role="status">
        {words.nextOn(nearDateWithin(card.due, desk))}{' '}
        <button className="btn btn-quiet" type="button" disabled={isBusy} onClick={() => void undo(reviewId)}>
          {words.undo}
        </button>
      </p>
    )
  return (
    <fieldset className="rehearse-rating">
      <legend>{words.title}</legend>
      <div>
        {ratings.map((rating) => (
          <button key={rating} className="btn btn-plain" type="button" disabled={isBusy} onClick={() => void rate(rating)}>
            {words.names[rating]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
