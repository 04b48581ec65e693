import { type ActorDep, oneFault, type StoreDep } from '../../kernel/index.ts'
import { MAX_STORIES, stories } from './schema.ts'

/** Makes sure that an account may have one more story. @throws AppError `validation` */
export async function checkRoomForStories({ store, actor }: StoreDep & ActorDep): Promise<void> {
  if ((await store.count(actor.space, stories.queries.newest, {})) < MAX_STORIES) return
  throw oneFault('', 'too_many_stories', `There is room for ${MAX_STORIES} stories. Throw away some that you do not tell.`)
}
