import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { type Actor, AppError } from '../kernel/index.ts'
import { checkIns, type Goal, goals } from './schema.ts'

/** What the use cases of this area ask for, over storage in memory and a clock that stands still. */
export const goalDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds: [goals, checkIns] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type GoalTestDeps = ReturnType<typeof goalDeps>

/** The goal as it is stored, in the trash or not. */
export async function stored({ store, actor }: Pick<GoalTestDeps, 'store' | 'actor'>, id: string): Promise<Goal> {
  const goal = await store.get(actor.space, goals, id)
  if (!goal) throw new Error(`There is no goal ${id}.`)
  return goal
}

/** What happened in the space, oldest first. */
export const happened = async ({ store, actor }: GoalTestDeps) => (await store.changes(actor.space, 0, 1000)).map(({ type }) => type)

/** The refusal of what must be refused. */
export async function refused(doing: Promise<unknown>): Promise<AppError> {
  const error = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (error instanceof AppError) return error
  throw new Error('It was not refused.', { cause: error })
}

/** Pointer and code of every fault of what must be refused. */
export const faultsOf = async (doing: Promise<unknown>): Promise<string[]> =>
  ((await refused(doing)).details.faults ?? []).map(({ pointer, code }) => `${pointer} ${code}`)
