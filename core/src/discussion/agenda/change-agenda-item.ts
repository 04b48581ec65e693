import {
  addingTo,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  checkRoom,
  deleteAndPurge,
  newEnvelope,
  nowText,
  orderAtEnd,
  type Put,
  parse,
  putOnce,
  restoreRecord,
  sameAgain,
} from '../../kernel/index.ts'
import { MAX_AGENDA_ITEMS, MAX_OPEN_AGENDA } from '../limits.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { type AgendaItem, AgendaItemChanges, agendaItems, NewAgendaItem } from './schema.ts'

const held = { noun: 'agenda items', holder: 'A discussion' }
const openRoom = { ...held, query: agendaItems.queries.open, most: MAX_OPEN_AGENDA, code: 'agenda_full', hint: 'Settle some first.' }
const allRoom = { ...held, query: agendaItems.queries.all, most: MAX_AGENDA_ITEMS }

/**
 * Puts something on the agenda, at its end unless a place is named. The same input under the same id answers the item that is there.
 * @throws AppError `not-found`, `forbidden`, `validation`, also when the agenda is full, or `conflict` when the id stands for another.
 */
export async function addAgendaItem(deps: DiscussionDeps, discussionId: string, input: NewAgendaItem): Promise<AgendaItem> {
  const asked = parse(NewAgendaItem, input)
  return inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const { id = deps.ids.next(), ...rest } = asked
    const { stored, isNew } = await putOnAgenda(entered, { id, ...rest })
    return isNew ? stored : sameAgain(agendaItems, stored, rest)
  })
}

/** Writes an item unless there is one under its id. `deps` are those of the discussion. */
export const putOnAgenda = (
  deps: ChangeDeps,
  { id, text, note = '', meetingOn = null, order }: NewAgendaItem & { id: string },
): Promise<Put<AgendaItem>> =>
  putOnce(deps, agendaItems, id, {
    room: (held) => checkRoomOnAgenda(held, { settledAt: null }),
    make: () => ({
      ...newEnvelope(id, nowText(deps)),
      ...{ text, note, meetingOn, order: order ?? orderAtEnd(deps.clock.now(), id), addedBy: deps.actor.accountId },
      ...{ settledAt: null, settledBy: null, meetingId: null, carriedFrom: [] },
    }),
  })

/** Takes an item out of the trash; one that is not there stays as it is. `deps` are those of the discussion. */
export const bringBackToAgenda = (deps: ChangeDeps, id: string): Promise<AgendaItem> =>
  restoreRecord(deps, agendaItems, id, { room: checkRoomOnAgenda })

async function checkRoomOnAgenda(deps: ChangeDeps, { settledAt }: Pick<AgendaItem, 'settledAt'>): Promise<void> {
  if (!settledAt) await checkRoom(deps, openRoom, { where: { isOpen: true } })
  await checkRoom(deps, allRoom)
}

/**
 * Changes an item of the agenda, by which it is also settled, reopened and moved.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `stale` with the item as it is now.
 */
export async function editAgendaItem(
  deps: DiscussionDeps,
  discussionId: string,
  itemId: string,
  input: AgendaItemChanges,
  basedOn: BasedOn = {},
): Promise<AgendaItem> {
  const { isSettled, ...fields } = parse(AgendaItemChanges, input)
  return inDiscussion(deps, discussionId, 'contribute', (entered) => {
    const edit = () =>
      changeLive(entered, agendaItems, itemId, basedOn, async (item) => {
        const isTurned = isSettled !== undefined && isSettled !== (item.settledAt !== null)
        const changes = changedFields(item, fields)
        if (!isTurned && Object.keys(changes).length === 0) return null
        if (!isTurned) return { event: 'agenda-item.updated', changes }
        if (isSettled)
          return { event: 'agenda-item.settled', changes: { ...changes, settledAt: nowText(deps), settledBy: deps.actor.accountId } }
        await checkRoom(entered, openRoom, { where: { isOpen: true } })
        return { event: 'agenda-item.reopened', changes: { ...changes, settledAt: null, settledBy: null, meetingId: null } }
      })
    // Only what is opened again takes up room.
    return isSettled === false ? addingTo(entered, agendaItems, edit) : edit()
  })
}

/** Takes an item off the agenda, into the trash; doing so twice is harmless. @throws AppError `not-found`, `forbidden` or `stale`. */
export const deleteAgendaItem = (deps: DiscussionDeps, discussionId: string, itemId: string, basedOn: BasedOn = {}): Promise<AgendaItem> =>
  inDiscussion(deps, discussionId, 'contribute', (entered) => deleteAndPurge(entered, agendaItems, itemId, basedOn))

/** @throws AppError `not-found`, also past its days in the trash, `forbidden`, or `validation` when the agenda is full. */
export const restoreAgendaItem = (deps: DiscussionDeps, discussionId: string, itemId: string): Promise<AgendaItem> =>
  inDiscussion(deps, discussionId, 'contribute', (entered) => bringBackToAgenda(entered, itemId))
