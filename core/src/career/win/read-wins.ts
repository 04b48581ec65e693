import {
  type BlobsDep,
  foldText,
  getLive,
  type Page,
  type PageRequest,
  type Query,
  type QueryArgs,
  trashHorizon,
} from '../../kernel/index.ts'
import { freshWins, type WinDeps } from '../source/refresh-wins.ts'
import { purgeWins } from './delete-win.ts'
import { type Win, wins } from './schema.ts'

/** A win as its sources say it now. @throws AppError `not-found`, also for one in the trash or in another's space. */
export async function getWin(deps: WinDeps, id: string): Promise<Win> {
  const [win] = await freshWins(deps, [await getLive(deps, wins, id)])
  return win as Win
}

/**
 * Which wins: of an experience (`null`: of none), with a competency or a skill, or made of a record; all when nothing is said.
 * One of these at a time.
 */
export interface WinsAsked {
  experienceId?: string | null | undefined
  /** An id of the library or a name, whatever its case. */
  competency?: string | undefined
  skill?: string | undefined
  /** A record that evidence names. */
  sourceId?: string | undefined
  /** The first day, and the day after the last: plain dates. A win of a month or a year stands by its first day. */
  from?: string | undefined
  before?: string | undefined
}

/** One page of wins, newest first, as their sources say them now. */
export async function listWins(deps: WinDeps, asked: WinsAsked, page: PageRequest): Promise<Page<Win>> {
  const { from, before } = asked
  const { query, args } = planned(asked)
  const days = { ...(from !== undefined && { from }), ...(before !== undefined && { before }) }
  const { items, nextCursor } = await deps.store.list(deps.actor.space, query, { ...args, ...days }, page)
  return { items: await freshWins(deps, items), nextCursor }
}

function planned({ experienceId, competency, skill, sourceId }: WinsAsked): { query: Query<Win>; args: QueryArgs } {
  const { newest, ofExperience, withCompetency, withSkill, bySource } = wins.queries
  if (experienceId !== undefined) return { query: ofExperience, args: { where: { experienceId } } }
  if (competency !== undefined) return { query: withCompetency, args: { each: foldText(competency) } }
  if (skill !== undefined) return { query: withSkill, args: { each: foldText(skill) } }
  if (sourceId !== undefined) return { query: bySource, args: { each: sourceId } }
  return { query: newest, args: {} }
}

/** One page of the wins in the trash, newest first, once it is purged. */
export async function listTrashedWins(deps: WinDeps & BlobsDep, page: PageRequest): Promise<Page<Win>> {
  await purgeWins(deps)
  return deps.store.list(deps.actor.space, wins.queries.trash, { from: trashHorizon(deps) }, page)
}
