import { fakeActor, fakeClock, nextId, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { attachments } from '../attachment/index.ts'
import { type CheckIn, type CheckInValue, checkIns, type Goal, goals } from '../goal/index.ts'
import { goalOf } from '../goal/measure/test-measure.ts'
import { type Actor, eventFor, instantText, type Kind, newEnvelope } from '../kernel/index.ts'
import { calendarObjects, completions, tasks, timeEntries } from '../task/index.ts'
import { createDayMemory } from './day-memory.ts'

const kinds: readonly Kind[] = [tasks, completions, timeEntries, calendarObjects, attachments, goals, checkIns]

/** What the use cases of this area and those of tasks ask for; it is 5 March 2026. */
export const progressDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  clock: fakeClock(),
  giveWay: async () => {},
  ids: sequentialIds(),
  dayMemory: createDayMemory(),
  actor: fakeActor(actor),
})

export type TestDeps = ReturnType<typeof progressDeps>

/** A goal of the first hundred days of 2026, as it is stored. */
export async function storedGoal(deps: TestDeps, given: Parameters<typeof goalOf>[0] = {}): Promise<Goal> {
  const goal = goalOf({ id: nextId(), ...given })
  await deps.store.save(deps.actor.space, goals, goal, { expectedVersion: 0, events: [eventFor(deps, 'goal.created', goal)] })
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
    await deps.store.save(deps.actor.space, checkIns, checkIn, {
      expectedVersion: 0,
      events: [eventFor(deps, 'check-in.created', checkIn)],
    })
  }
}
