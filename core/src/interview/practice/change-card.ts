import {
  addingTo,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  checkRoom,
  deleteAndPurge,
  nowText,
  oneFault,
  parse,
  restoreRecord,
  updating,
} from '../../kernel/index.ts'
import { checkNamed } from '../named/check-named.ts'
import { cardOf, ensureCard, purgeCards } from './cards.ts'
import { MAX_CARDS, NewPracticeCard, type PracticeCard, PracticeCardChanges, practiceCards } from './schema.ts'

/**
 * Puts a question into practice, or brings it back into it with all that is known of it; one that is there stays as it is.
 * Answers also whether anything was made.
 * @throws AppError `validation` when there is no such question or story, or too many cards
 */
export async function practiseQuestion(deps: ChangeDeps, input: NewPracticeCard): Promise<{ card: PracticeCard; isNew: boolean }> {
  const { questionId, storyId = null } = parse(NewPracticeCard, input)
  return addingTo(deps, practiceCards, async (deps) => {
    const before = await cardOf(deps, { questionId })
    if (before) return { card: before, isNew: false }
    await checkNamed(deps, [{ ids: { questionId, storyId } }])
    await checkRoom(deps, room)
    return { card: await ensureCard(deps, { questionId, storyId }), isNew: true }
  })
}

const room = { query: practiceCards.queries.all, most: MAX_CARDS, noun: 'cards', hint: 'Take some out of practice.' }

/**
 * Leaves a card out of practice for a while, or takes it in again; of a question's card also says which story answers it.
 * @throws AppError `not-found`, `validation`, or `stale` with the card as it is now.
 */
export async function editCard(deps: ChangeDeps, id: string, input: PracticeCardChanges, basedOn: BasedOn = {}): Promise<PracticeCard> {
  const { paused, storyId } = parse(PracticeCardChanges, input)
  return changeLive(deps, practiceCards, id, basedOn, async (card) => {
    if (storyId !== undefined && storyId !== card.storyId) {
      if (card.questionId === null) throw oneFault('/storyId', 'card_of_story', 'This card is of a story, and stays with it.')
      await checkNamed(deps, [{ ids: { storyId } }])
    }
    const pausedAt = paused === undefined ? undefined : paused ? (card.pausedAt ?? nowText(deps)) : null
    return updating(practiceCards, changedFields<PracticeCard>(card, { storyId, pausedAt }))
  })
}

/**
 * Takes a question out of practice: its card goes to the trash, and its log stays. Doing so twice is harmless.
 * @throws AppError `not-found`; `validation` for the card of a story, which goes with that; or `stale` with the card as it is now.
 */
export async function deleteCard(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<PracticeCard> {
  const card = await deps.store.get(deps.actor.space, practiceCards, id)
  if (card?.questionId === null)
    throw oneFault('', 'card_of_story', 'This card is of a story. Leave it out of practice for a while, or throw the story away.')
  return deleteAndPurge(deps, practiceCards, id, basedOn, () => purgeCards(deps))
}

/**
 * Takes a card out of the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash; `validation` when what it is of is gone, or there are too many.
 */
export const restoreCard = (deps: ChangeDeps, id: string): Promise<PracticeCard> =>
  restoreRecord(deps, practiceCards, id, {
    room,
    check: async ({ deletedAt, storyId, questionId }) =>
      deletedAt && checkNamed(deps, [{ ids: questionId === null ? { storyId } : { questionId } }]),
  })
