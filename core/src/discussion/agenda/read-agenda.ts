import { type ActorDep, type JsonPage, listAll, type PageRequest, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { type AgendaItem, agendaItems } from './schema.ts'

/** One page of what is to be talked about, in its order; or of what was settled, the latest first. @throws AppError `not-found` */
export async function listAgenda(
  deps: StoreDep & ActorDep,
  id: string,
  { settled }: { settled?: boolean | undefined },
  page: PageRequest,
): Promise<JsonPage> {
  const { store } = await enter(deps, id, 'read')
  const { queries } = agendaItems
  return store.json.list(id, settled ? queries.settled : queries.open, { where: { isOpen: !settled } }, page)
}

/** @throws AppError `not-found` */
export const readAgendaItem = async (deps: StoreDep & ActorDep, id: string, itemId: string): Promise<RecordJson> =>
  readLive(await enter(deps, id, 'read'), agendaItems, itemId)

/** The agenda of a meeting that was held: what was settled in it, and what was left. `discussionId` is the space. */
export async function agendaOf(
  deps: StoreDep,
  discussionId: string,
  meetingId: string,
): Promise<{ settled: AgendaItem[]; carried: AgendaItem[] }> {
  const { settledIn, carriedFrom } = agendaItems.queries
  const [settled, carried] = await Promise.all([
    listAll(deps, discussionId, settledIn, { where: { isOpen: false, meetingId } }),
    listAll(deps, discussionId, carriedFrom, { each: meetingId }),
  ])
  return { settled, carried }
}
