import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts } from '../account/index.ts'
import { attachments } from '../attachment/index.ts'
import { participations } from '../discussion/index.ts'
import { checkIns, goals } from '../goal/index.ts'
import { journalEntries, journalRevisions, journals } from '../journal/index.ts'
import type { Kind } from '../kernel/index.ts'
import { calendarObjects, completions, createTask, type NewTask, type Task, tasks, timeEntries } from '../task/index.ts'

const kinds: readonly Kind[] = [
  accounts,
  tasks,
  completions,
  timeEntries,
  calendarObjects,
  goals,
  checkIns,
  journals,
  journalEntries,
  journalRevisions,
  attachments,
  participations,
]

/** What exporting asks for, over storage in memory and a clock that stands still. */
export const exportDeps = () => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor({ timeZone: 'Europe/Berlin' }),
  giveWay: async () => {},
})

/** Storage that holds tasks of these inputs, and the tasks. */
export async function withTasks(...inputs: NewTask[]): Promise<{ deps: ReturnType<typeof exportDeps>; made: Task[] }> {
  const deps = exportDeps()
  const made: Task[] = []
  for (const input of inputs) made.push(await createTask(deps, input))
  return { deps, made }
}

/** All pieces as one text. */
export async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
