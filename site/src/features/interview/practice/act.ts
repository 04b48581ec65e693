import { taskHref } from '../../addresses/tasks.ts'
import './state/area.ts'
import type { AskedCard } from '@throughline/core/interview'
import { practice as words } from '../../../messages/practice.ts'
import { perform } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { interview } from '../../desk/interview-client.ts'
import { attempt } from '../../desk/reason.ts'
import { $toast } from '../../desk/told.ts'
import { type DateContext, nearDateWithin } from '../../desk/words/day.ts'
import type { Rating } from './rules/change.ts'
import { $takenUp, askFocus, renewSoon } from './state/day.ts'

/** Says how well a card was told; the next one is asked at once. */
export function rateCard({ card, question, story, next }: AskedCard, rating: Rating, context: DateContext): void {
  const due = next[rating]
  $takenUp.set(null)
  void perform(
    [
      {
        ...{ do: 'practice.rate', id: card.id, reviewId: newId(), rating, reviewedAt: new Date().toISOString() },
        ...{ questionId: question?.id ?? null, storyId: story?.id ?? null, due },
      },
    ],
    words.did.rate(words.grades[rating], nearDateWithin(due, context)),
  )
  askFocus()
}

export function pauseCard(id: string, title: string): void {
  void perform([{ do: 'practice.pause', id }], words.did.pause(title))
  askFocus()
}

export const resumeCard = (id: string, title: string): void => void perform([{ do: 'practice.resume', id }], words.did.resume(title))

/** Takes a question out of practice. */
export const removeCard = (id: string, title: string): void => void perform([{ do: 'practice.remove', id }], words.did.remove(title))

/** Lets it begin anew, as after it was rewritten. */
export const restartCard = (id: string, title: string): void => void perform([{ do: 'practice.restart', id }], words.did.restart(title))

/** Makes the task to write its story anew; answers its id, `null` when that was refused. */
export async function makeRewriteTask(cardId: string): Promise<string | null> {
  let made: string | null = null
  await attempt(async () => {
    const { task } = await interview.practice.rewriteTask(cardId)
    made = task.id
    $toast.set({ id: newId(), words: words.leech.madeTask(task.title), href: taskHref(task.id) })
    renewSoon()
  })
  return made
}
