import { fakeClock } from '@throughline/contracts'
import { issueToken, type Sessions } from '@throughline/core/account'
import type { Actor } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import {
  createSandboxUses,
  endSandbox,
  findSandbox,
  makeSandbox,
  purgeSandboxes,
  resetSandbox,
  SANDBOX_LIMITS,
} from '@throughline/core/sandbox'
import { createTask, tasks } from '@throughline/core/task'
import { createSecretSource } from '@throughline/lucia'
import { expect } from 'vitest'
import { createIds } from './ids.ts'
import type { Storage } from './storage.ts'

const nobodysSessions = { revokeAll: async () => {} } as unknown as Sessions

/** What a sandbox is over any storage: made, bounded, begun anew, ended, and after a day gone without a trace, beside another that stays. */
export async function expectSandboxes(storage: Storage) {
  const clock = fakeClock()
  const ids = createIds()
  const base = { ...storage, clock, ids, kinds, giveWay: async () => {}, secrets: createSecretSource(), sessions: nobodysSessions }
  const filled: string[] = []
  const personIn = (space: string): Actor => ({ accountId: space, space, timeZone: 'UTC', dayStart: 0, locale: 'en', weekStart: 1 })
  const deps = {
    ...base,
    sandboxing: {
      mode: 'on' as const,
      sample: {
        async fill(space: string) {
          filled.push(space)
          await createTask({ ...base, actor: personIn(space) }, { title: 'Try the API' })
        },
      },
    },
  }
  const titlesIn = async (space: string) =>
    (await storage.store.list(space, tasks.queries.all, {}, { limit: 50 })).items.map(({ title }) => title)
  const left = async (space: string) => {
    let count = await storage.store.head(space)
    for (const { queries } of kinds)
      count += (await storage.store.count(space, queries.all, {})) + (await storage.store.count(space, queries.trash, {}))
    return count + ((await findSandbox(deps, space)) ? 1 : 0)
  }
  const purgeNow = async () => {
    let purged = 0
    for (let taken = 1; taken > 0; purged += taken) taken = await purgeSandboxes(deps)
    return purged
  }

  const { token } = await makeSandbox(deps, {}, { network: '192.0.2.1' })
  await makeSandbox(deps, {}, { network: '192.0.2.2' })
  const [first, second] = filled as [string, string]
  const sandbox = await findSandbox(deps, first)
  if (!sandbox) throw new Error('There is no sandbox.')

  // Two processes count one sandbox, and tell each other.
  const [one, other] = [createSandboxUses(deps).of(sandbox), createSandboxUses(deps).of(sandbox)]
  for (let n = 0; n < 3; n++) await createTask({ ...base, store: one.store, actor: personIn(first) }, { title: `One ${n}` })
  await createTask({ ...base, store: other.store, actor: personIn(first) }, { title: 'Other' })
  await Promise.all([one.settle(), other.settle()])
  expect(await findSandbox(deps, first)).toMatchObject({ changes: 4, state: 'living' })
  const full = createSandboxUses(deps).of({ ...sandbox, changes: SANDBOX_LIMITS.changes })
  await expect(createTask({ ...base, store: full.store, actor: personIn(first) }, { title: 'Too many' })).rejects.toMatchObject({
    code: 'conflict',
  })

  await resetSandbox({ ...deps, actor: personIn(first) }, token)
  const third = filled[2] as string
  expect([await titlesIn(third), (await findSandbox(deps, first))?.state]).toEqual([['Try the API'], 'ended'])
  await expect(
    issueToken({ ...deps, actor: personIn(second) }, { id: ids.next(), name: 'x', scopes: ['*'], expiresAt: null }, token),
  ).rejects.toMatchObject({
    code: 'conflict',
  })
  clock.advance({ minutes: 2 })
  expect(await purgeNow()).toBe(1)
  expect([await left(first), (await titlesIn(second)).length, (await titlesIn(third)).length]).toEqual([0, 1, 1])

  await endSandbox(deps, third)
  await endSandbox(deps, third)
  clock.advance({ minutes: 2 })
  await purgeNow()
  expect([await left(third), (await titlesIn(second)).length]).toEqual([0, 1])

  clock.advance({ hours: 24 })
  await purgeNow()
  expect(await left(second)).toBe(0)
}
