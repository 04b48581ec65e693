import { wins } from '../../career/index.ts'
import {
  type ActorDep,
  badCursor,
  type ChangeDeps,
  cursorOf,
  getLive,
  type JsonPage,
  keysOfCursor,
  listAll,
  listAllEach,
  listTrash,
  type PageRequest,
  type StoreDep,
} from '../../kernel/index.ts'
import { purgeStories } from './delete-story.ts'
import { type Story, stories } from './schema.ts'

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

/** Bounded by what wins an experience has and what stories an account, of which few are of one experience. */
async function listOfExperience(deps: ChangeDeps, experienceId: string, { limit, after }: PageRequest): Promise<JsonPage> {
  const { space } = deps.actor
  const ofIt = await listAll(deps, space, wins.queries.ofExperience, { where: { experienceId } })
  const values = ofIt.map(({ id }) => id)
  const found = await listAllEach(deps, space, stories.queries.ofWin, {}, { key: 'winIds', values })
  const byId = new Map([...found.values()].flat().map((story) => [story.id, story]))
  const rest = [...byId.values()].sort(isNewer).filter((story) => after === undefined || isAfter(story, after))
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  return { json: JSON.stringify(items), nextCursor: last && rest.length > limit ? cursorOf(keysOf(last)) : null }
}

const keysOf = ({ createdAt, id }: Story) => [createdAt, id] as const

const isNewer = (a: Story, b: Story) => compare(keysOf(b), keysOf(a))

function isAfter(story: Story, after: string): boolean {
  const [createdAt, id] = keysOfCursor(after, stories.queries.newest)
  if (typeof createdAt !== 'string' || typeof id !== 'string') throw badCursor()
  return compare(keysOf(story), [createdAt, id]) < 0
}

const compare = (a: readonly [string, string], b: readonly [string, string]) =>
  a[0] === b[0] ? (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0) : a[0] < b[0] ? -1 : 1
