import type { PracticeCard } from '@throughline/core/interview'
import type { Area } from '../../../changes/area.ts'
import { registerArea } from '../../../changes/areas.ts'
import { gatheringInterview } from '../../../desk/interview-client.ts'
import { inverseOfPractice, type PracticeChange } from '../rules/change.ts'
import { markBegun, markEnded } from './day.ts'
import { cardRecords, cardsMoved } from './records.ts'

const { practice } = gatheringInterview

/** How ratings and other changes of cards show, and are sent. */
const practiceArea: Area = {
  records: cardRecords as Area['records'],
  inverse: (change) => inverseOfPractice(change as PracticeChange),
  began: (change) => markBegun(change as PracticeChange),
  show: cardsMoved,
  showSoon: cardsMoved,
  hide: cardsMoved,
  ended(change, outcome) {
    markEnded(change as PracticeChange, outcome.is === 'saved')
    cardsMoved()
  },
  async send(_, change) {
    const card = await sent(change as PracticeChange)
    cardRecords.learn(card)
    return card
  },
}

registerArea(['practice'], practiceArea)

/** Sending it again does no harm: a rating goes by its own id. */
async function sent(change: PracticeChange): Promise<PracticeCard> {
  const { id } = change
  switch (change.do) {
    case 'practice.rate': {
      const { reviewId, rating, reviewedAt, questionId, storyId } = change
      return (await practice.review(id, { id: reviewId, rating, reviewedAt, ...named({ questionId, storyId }) })).card
    }
    case 'practice.unrate':
      return practice.undoReview(id, change.reviewId)
    case 'practice.pause':
      return practice.edit(id, { paused: true })
    case 'practice.resume':
      return practice.edit(id, { paused: false })
    case 'practice.remove':
      return practice.delete(id)
    case 'practice.restore':
      return practice.restore(id)
    case 'practice.restart':
      return practice.reset(id)
    case 'practice.unrestart':
      return practice.undoReset(id)
  }
}

/** Without what is not known. */
const named = ({ questionId, storyId }: { questionId: string | null; storyId: string | null }) => ({
  ...(questionId && { questionId }),
  ...(storyId && { storyId }),
})
