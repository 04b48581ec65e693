import { type BasedOn, type ChangeDeps, deleteRecord, eraseGone, restoreRecord } from '../../kernel/index.ts'
import { checkRoomForStories } from './room.ts'
import { type Story, stories } from './schema.ts'

/**
 * Moves a story to the trash, and erases what lay there for too long; deleting twice is harmless. Its wins stay.
 * @throws AppError `not-found`, or `stale` with the story as it is now.
 */
export async function deleteStory(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Story> {
  const deleted = await deleteRecord(deps, stories, id, basedOn)
  await purgeStories(deps)
  return deleted
}

/** Takes a story out of the trash. @throws AppError `not-found`, also past its days there; `validation` when there are too many by now. */
export const restoreStory = (deps: ChangeDeps, id: string): Promise<Story> =>
  restoreRecord(deps, stories, id, async ({ deletedAt }) => {
    if (deletedAt) await checkRoomForStories(deps)
  })

/** Erases what has left the trash. */
export const purgeStories = (deps: ChangeDeps): Promise<void> => eraseGone(deps, stories)
