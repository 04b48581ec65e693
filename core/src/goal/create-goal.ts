import {
  type ActorDep,
  AppError,
  type ChangeDeps,
  type ClockDep,
  type IdsDep,
  newEnvelope,
  nowText,
  orderAtEnd,
  parse,
  putOnce,
  today,
} from '../kernel/index.ts'
import { checkFields, derivedFields } from './fields.ts'
import { roomForGoals } from './limits.ts'
import { filledMetric } from './metric-rules.ts'
import { type Goal, type GoalAsked, goals, NewGoal } from './schema.ts'
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
  return isNew ? settleBelow(deps, goal) : existing(stored, goal, asked)
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

function existing(found: Goal, wanted: Goal, asked: GoalAsked): Goal {
  if (content(found, asked) === content(wanted, asked)) return found
  throw new AppError('conflict', 'There is another goal with this id.', { current: found })
}

/** What the person said about a goal; what the clock says for them only when they said it. */
const content = (goal: Goal, asked: GoalAsked) =>
  JSON.stringify([
    goal.title,
    goal.why,
    goal.horizon,
    goal.metric,
    goal.milestones.map(({ title, doneOn }) => [title, doneOn]),
    asked.startDate && goal.startDate,
    goal.endDate,
    goal.parentId ?? goal.formerParentId,
    goal.weight,
    goal.status,
    asked.pauses && goal.pauses,
    asked.closing && goal.closing?.reflection,
    goal.statedPace,
    goal.checkInEvery,
    goal.competencies,
    goal.tags,
    asked.order && goal.order,
  ])
