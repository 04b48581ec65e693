import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts } from '../account/index.ts'
import { attachments } from '../attachment/index.ts'
import { type Actor, AppError } from '../kernel/index.ts'
import { experiences } from './experience/schema.ts'
import { profiles } from './profile/schema.ts'
import { skills } from './skill/schema.ts'
import { wins } from './win/schema.ts'

/** What the use cases of records ask for, over storage in memory and a clock that stands still. */
export const recordsDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds: [accounts, attachments, experiences, skills, profiles, wins] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type RecordsTestDeps = ReturnType<typeof recordsDeps>

/** What happened in the space, oldest first. */
export const happened = async ({ store, actor }: RecordsTestDeps) => (await store.changes(actor.space, 0, 1000)).map(({ type }) => type)

/** What is refused, as its code or, of an input, as pointer and code of every fault. */
export async function refusal(doing: Promise<unknown>): Promise<string | string[]> {
  const error = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof AppError)) throw new Error('It was not refused.', { cause: error })
  return error.details.faults?.map(({ pointer, code }) => `${pointer} ${code}`) ?? error.code
}
