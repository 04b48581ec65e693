import { type ActorDep, type BasedOn, type ChangeDeps, changedFields, changeLive, nowText, parse } from '../../kernel/index.ts'
import { readOfDiscussion } from '../../notification/index.ts'
import { countUnread } from '../delivery/unread.ts'
import { type Participation, ParticipationChanges, participations } from '../schema.ts'
import { asOf } from './as-of-now.ts'
import { enter } from './enter.ts'

/**
 * Changes how a person follows a discussion, and up to where they have read it: what they were told of it up to there counts as
 * read too.
 * @throws AppError `not-found`, `validation`, or `stale` with the participation as it is now.
 */
export async function participate(
  deps: ChangeDeps & ActorDep,
  id: string,
  input: ParticipationChanges,
  basedOn: BasedOn = {},
): Promise<Participation> {
  const asked = parse(ParticipationChanges, input)
  const { accountId } = deps.actor
  await enter(deps, id, 'read')
  const participation = await changeLive(deps, participations, id, basedOn, async (participation) => {
    const changes = changedFields(participation, asked)
    if (Object.keys(changes).length === 0) return null
    const unread = changes.readUpTo === undefined ? {} : await countUnread(deps, id, accountId, changes.readUpTo)
    return { event: 'participation.updated', changes: { ...changes, ...unread } }
  })
  if (asked.readUpTo) await readOfDiscussion(deps, accountId, id, asked.readUpTo)
  return asOf(participation, nowText(deps))
}
