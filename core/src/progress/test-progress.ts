import { fakeActor, fakeClock, nextId, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { type CheckIn, type CheckInValue, checkIns, type Goal, goals } from '../goal/index.ts'
import { goalOf } from '../goal/measure/test-measure.ts'
import { type Actor, instantText, newEnvelope } from '../kernel/index.ts'
import { attachments, completions, tasks, timeEntries } from '../task/index.ts'

/** What the use cases of this area and those of tasks ask for; it is 5 March 2026. */
export const progressDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds: [tasks, completions, timeEntries, attachments, goals, checkIns] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type TestDeps = ReturnType<typeof progressDeps>

/** A goal of the first hundred days of 2026, as it is stored. */
export async function storedGoal({ store, actor }: TestDeps, given: Parameters<typeof goalOf>[0] = {}): Promise<Goal> {
  const goal = goalOf({ id: nextId(), ...given })
  await store.save(actor.space, goals, goal, { expectedVersion: 0 })
  return goal
}

export async function checkedIn(deps: TestDeps, goalId: string, ...said: [localDate: string, value: CheckInValue][]): Promise<void> {
  for (const [localDate, value] of said) {
    const checkIn: CheckIn = {
      ...newEnvelope(nextId(), instantText(deps.clock.now())),
      goalId,
      localDate,
      timeZone: 'UTC',
      value,
      confidence: null,
      note: '',
      history: [],
      importId: null,
    }
    await deps.store.save(deps.actor.space, checkIns, checkIn, { expectedVersion: 0 })
  }
}
