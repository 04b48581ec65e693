import { wins } from '../../career/index.ts'
import {
  type ActorDep,
  type ChangeDeps,
  cursorOf,
  getLive,
  type JsonPage,
  listPages,
  listTrash,
  type PageRequest,
  type StoreDep,
} from '../../kernel/index.ts'
import { purgeStories } from './delete-story.ts'
import { type Story, stories } from './schema.ts'
import { readLiveById } from './wins-of.ts'

/** @throws AppError `not-found`, also for a story in the trash or in another's space. */
export const getStory = (deps: StoreDep & ActorDep, id: string): Promise<Story> => getLive(deps, stories, id)

/** Which stories: of a win, of the wins of an experience, or of the trash; all when nothing is said. One of these at a time. */
export interface StoriesAsked {
  winId?: string | undefined
  experienceId?: string | undefined
  trash?: boolean | undefined
}

/** One page of stories, newest first, as the text they are stored as. Looking at the trash also purges it. */
export async function listStories(deps: ChangeDeps, { winId, experienceId, trash }: StoriesAsked, page: PageRequest): Promise<JsonPage> {
  const { newest, ofWin } = stories.queries
  const list = deps.store.json.list.bind(deps.store.json, deps.actor.space)
  if (winId !== undefined) return list(ofWin, { each: winId }, page)
  if (experienceId !== undefined) return listOfExperience(deps, experienceId, page)
  return trash ? listTrash(deps, stories, page, () => purgeStories(deps)) : list(newest, {}, page)
}

/** Stories read at once while those of an experience are looked for. */
const AT_ONCE = 100

/** Goes over the stories, of which an account has few, with the wins they rest on, until there are enough. */
async function listOfExperience(deps: ChangeDeps, experienceId: string, { limit, after }: PageRequest): Promise<JsonPage> {
  const { newest } = stories.queries
  const found: Story[] = []
  for await (const page of listPages(deps, deps.actor.space, newest, {}, { from: after, limit: AT_ONCE })) {
    const named = page.flatMap(({ winIds }) => winIds)
    const live = await readLiveById(deps, wins, named)
    found.push(...page.filter(({ winIds }) => winIds.some((id) => live.get(id)?.experienceId === experienceId)))
    if (found.length > limit) break
  }
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { json: JSON.stringify(items), nextCursor: last && found.length > limit ? cursorOf([last.createdAt, last.id]) : null }
}
