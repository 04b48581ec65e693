import type { ActionItemChanges, Decision, DecisionChanges, NewActionItem, NewDecision } from '@throughline/core/discussion'
import type { EditOf } from '../../records/change.ts'
import type { Ways } from '../../records/create-area.ts'
import { mergeBy } from '../../records/merge.ts'
import { client } from '../client.ts'
import { createDiscussionArea } from '../create-discussion-area.ts'
import type { DecidedRecords } from './kinds.ts'

const { decisions, actionItems } = client

type Records = { [K in keyof DecidedRecords]: DecidedRecords[K] }

const waysIn = (placeOf: () => string): Ways<Records> => ({
  decision: {
    get: (id) => decisions.get(placeOf(), id),
    edit: (id, changes, based) => editDecision(placeOf(), id, changes, based),
    merge: mergeBy({ yielding: ['options', 'byIds', 'confidence', 'decidedOn', 'reviewOn', 'messageId', 'outcome'] }),
    create: (input) => decisions.record(placeOf(), input as NewDecision),
    delete: (id) => decisions.delete(placeOf(), id),
    restore: (id) => decisions.restore(placeOf(), id),
  },
  'action-item': {
    get: (id) => actionItems.get(placeOf(), id),
    edit: (id, changes, based) => actionItems.edit(placeOf(), id, changes as ActionItemChanges, based),
    merge: mergeBy({ yielding: ['dueDate', 'state'] }),
    create: (input) => actionItems.create(placeOf(), input as NewActionItem),
    delete: (id) => actionItems.delete(placeOf(), id),
    restore: (id) => actionItems.restore(placeOf(), id),
  },
})

/** How what is agreed on in discussions shows, and is sent. */
export const decidedArea = createDiscussionArea(waysIn)

/** How it turned out is said by itself, after all else. */
async function editDecision(
  place: string,
  id: string,
  { outcome, ...rest }: EditOf<Decision>,
  based: { version?: number | undefined },
): Promise<Decision> {
  const isMore = Object.keys(rest).length > 0
  const edited = isMore ? await decisions.edit(place, id, rest as DecisionChanges, based) : null
  if (outcome === undefined) return edited ?? decisions.get(place, id)
  const then = edited ? { version: edited.version } : based
  if (outcome === null) return decisions.takeOutcomeBack(place, id, then)
  const { byId: _, ...said } = outcome
  return decisions.judge(place, id, said, then)
}
