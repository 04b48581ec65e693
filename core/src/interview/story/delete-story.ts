import { type BasedOn, type ChangeDeps, deleteRecord, purgeWith, restoreRecord } from '../../kernel/index.ts'
import { purgeCards, restoreCardsOf, trashCardsOf } from '../practice/cards.ts'
import { roomForStories } from './room.ts'
import { type Story, stories } from './schema.ts'

/**
 * Moves a story to the trash with its practice card, and erases what lay there for too long; deleting twice is harmless. Its
 * wins stay.
 * @throws AppError `not-found`, or `stale` with the story as it is now.
 */
export async function deleteStory(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Story> {
  const deleted = await deleteRecord(deps, stories, id, basedOn)
  await trashCardsOf(deps, { storyId: id })
  await purgeStories(deps)
  return deleted
}

/**
 * Takes a story out of the trash, and its practice card with all it knows.
 * @throws AppError `not-found`, also past its days there; `validation` when there are too many by now.
 */
export async function restoreStory(deps: ChangeDeps, id: string): Promise<Story> {
  const restored = await restoreRecord(deps, stories, id, { room: roomForStories })
  await restoreCardsOf(deps, { storyId: id })
  return restored
}

/** Erases what has left the trash: stories, and practice cards with what was logged of them. */
export async function purgeStories(deps: ChangeDeps): Promise<void> {
  await purgeCards(deps)
  // A card that was left behind goes its own way.
  await purgeWith(deps, stories, [], (storyId) => trashCardsOf(deps, { storyId }))
}
