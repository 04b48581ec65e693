import { AppError, type BasedOn, type ChangeDeps, changedFields, changeLive, hasCode, nowText, parse, today } from '../kernel/index.ts'
import { checkFields, derivedFields } from './fields.ts'
import { historyAfter } from './history.ts'
import { type Goal, GoalChanges, goals } from './schema.ts'
import { eventOf } from './state.ts'
import { checkParent, heightOf, parentOrTop } from './tree.ts'

/**
 * Changes fields of a goal. What changes nothing writes nothing. A new `status` begins and ends pauses and keeps or
 * takes away the closing, unless these are named themselves; a metric is given whole.
 * @throws AppError `not-found`, `validation`, `stale` with the goal as it is now, or `conflict` when another move was quicker.
 */
export async function editGoal(deps: ChangeDeps, id: string, input: GoalChanges, basedOn: BasedOn = {}): Promise<Goal> {
  const asked = parse(GoalChanges, input)
  const here = { today: today(deps), timeZone: deps.actor.timeZone }
  let former: string | null = null
  const goal = await changeLive(deps, goals, id, basedOn, async (before) => {
    former = before.parentId
    const { metric, milestones, closing, ...plain } = asked
    const fields = { ...plain, ...(asked.parentId !== undefined && { formerParentId: null }), ...derivedFields(deps, before, asked, here) }
    const changes = changedFields<Goal>(before, fields)
    checkFields(asked, { ...before, ...changes }, { known: before.milestones, today: here.today })
    if (changes.parentId) await checkParent(deps, changes.parentId, { id, height: await heightOf(deps, id) })
    if (Object.keys(changes).length === 0) return null
    const history = historyAfter(before, changes, { at: nowText(deps), today: here.today })
    return { event: eventOf(before.status, changes.status ?? before.status), changes: { ...changes, history } }
  })
  if (asked.parentId && goal.parentId !== former) await withdraw(deps, goal, former)
  return goal
}

/** Two moves at once, each allowed by itself, may close a circle. The later save sees it here, and steps back. */
async function withdraw(deps: ChangeDeps, { id, parentId }: Goal, former: string | null): Promise<void> {
  const placed = { id, height: await heightOf(deps, id) }
  try {
    await checkParent(deps, parentId as string, placed)
  } catch (error) {
    if (!hasCode(error, 'validation')) throw error
    await changeLive(deps, goals, id, {}, async (now) =>
      now.parentId === parentId ? { event: 'goal.updated', changes: { parentId: await parentOrTop(deps, former, placed) } } : null,
    )
    throw new AppError('conflict', 'Another change to these goals was quicker. Look at them as they are now and try again.')
  }
}
