import {
  type ActorDep,
  type ChangeDeps,
  type ClockDep,
  type IdsDep,
  newEnvelope,
  nowText,
  orderAtEnd,
  parse,
  picked,
  putOnce,
  sameAgain,
  today,
} from '../kernel/index.ts'
import { checkFields, derivedFields } from './fields.ts'
import { roomForGoals } from './limits.ts'
import { filledMetric } from './metric-rules.ts'
import { type Goal, type GoalAsked, goalFields, goals, NewGoal } from './schema.ts'
import { checkParent, settleBelow } from './tree.ts'

/**
 * Adds a goal, at the end unless `order` says otherwise; it begins today and is active unless it says so.
 * The same input under the same id answers the goal that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another goal.
 */
export async function createGoal(deps: ChangeDeps, input: NewGoal): Promise<Goal> {
  const { id = deps.ids.next(), ...asked } = parse(NewGoal, input)
  const goal = newGoal(deps, id, asked)
  checkFields(asked, goal, { known: [], today: today(deps) })
  const { stored, isNew } = await putOnce(deps, goals, id, {
    room: roomForGoals,
    isFresh: input.id === undefined,
    make: async () => {
      if (goal.parentId) await checkParent(deps, goal.parentId, { id, height: 1 })
      return goal
    },
  })
  return isNew ? settleBelow(deps, goal) : sameAgain(goals, stored, saidOf(goal, asked, stored))
}

/** The goal that is meant, with all that was left out. */
export function newGoal(deps: IdsDep & ClockDep & ActorDep, id: string, asked: GoalAsked & { title: string }): Goal {
  const here = { today: today(deps), timeZone: deps.actor.timeZone }
  const begun = { metric: filledMetric({ type: 'binary' }), milestones: [], status: 'active', pauses: [], closing: null } as const
  return {
    ...newEnvelope(id, nowText(deps)),
    title: asked.title,
    why: asked.why ?? '',
    horizon: asked.horizon ?? 'quarter',
    startDate: asked.startDate ?? here.today,
    endDate: asked.endDate ?? null,
    parentId: asked.parentId ?? null,
    weight: asked.weight ?? 1,
    statedPace: asked.statedPace ?? null,
    checkInEvery: asked.checkInEvery ?? null,
    competencies: asked.competencies ?? [],
    tags: asked.tags ?? [],
    order: asked.order ?? orderAtEnd(deps.clock.now(), id),
    ...derivedFields(deps, { ...begun, milestones: [], pauses: [] }, asked, here),
    history: [],
    formerParentId: null,
    importId: null,
  }
}

/** What the person said about a goal; what the clock says for them only when they said it. */
const saidOf = (wanted: Goal, { startDate, pauses, closing, order }: GoalAsked, { parentId, formerParentId }: Goal) => ({
  ...picked(wanted, goalFields),
  ...{ startDate, pauses, order },
  closing: closing ? { reflection: wanted.closing?.reflection } : undefined,
  milestones: wanted.milestones.map(({ title, doneOn }) => ({ title, doneOn })),
  // The goal above it may be in the trash by now.
  parentId: (parentId ?? formerParentId) === wanted.parentId ? undefined : wanted.parentId,
})
