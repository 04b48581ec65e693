import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { attachments } from '../attachment/index.ts'
import { checkIns, goals } from '../goal/index.ts'
import { journalEntries } from '../journal/index.ts'
import type { Actor, Kind } from '../kernel/index.ts'
import { createDayMemory } from '../progress/index.ts'
import { calendarObjects, completions, tasks, timeEntries } from '../task/index.ts'

const kinds: readonly Kind[] = [tasks, completions, timeEntries, calendarObjects, attachments, goals, checkIns, journalEntries]

/** What looking at days asks for, and the use cases that fill them; it is 5 March 2026. */
export const daybookDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  clock: fakeClock(),
  ids: sequentialIds(),
  dayMemory: createDayMemory(),
  giveWay: async () => {},
  actor: fakeActor(actor),
})
