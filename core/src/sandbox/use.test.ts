import { fakeActor, fakeClock, nextId } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { newEnvelope, nowText } from '../kernel/index.ts'
import { SANDBOX_LIMITS } from './limits.ts'
import { SANDBOXES, type Sandbox, sandboxes } from './schema.ts'
import { findSandbox } from './state.ts'
import { createSandboxUses, noteSandboxUse } from './use.ts'

/** A sandbox that has room for so many changes, in the storage of several processes. */
async function sandboxWith(left: number) {
  const { store } = createMemoryStorage({ kinds: [sandboxes] })
  const clock = fakeClock()
  const deps = { store, clock }
  const { accountId: id } = fakeActor()
  const now = nowText(deps)
  const counted = { resets: 0, changes: SANDBOX_LIMITS.changes - left, bytes: 0 }
  const sandbox: Sandbox = { ...newEnvelope(id, now), state: 'living', expiresAt: now, usedAt: now, ...counted }
  await store.save(SANDBOXES, sandboxes, sandbox, { expectedVersion: 0 })
  const stored = async () => (await findSandbox(deps, id)) as Sandbox
  /** A process that has read the sandbox, and what it writes into it. */
  const process = () => {
    const uses = createSandboxUses(deps)
    return async (times: number) => {
      const use = uses.of(await stored())
      for (let n = 0; n < times; n++) await use.store.save(id, sandboxes, { ...sandbox, id: nextId() }, { expectedVersion: 0 })
      return use
    }
  }
  return { deps, clock, process, stored }
}

it('what one process has written is room that another has no more, once both have said so', async () => {
  const { process, stored } = await sandboxWith(100)
  const [one, other] = [process(), process()]
  await other(1)
  const use = await one(60)
  await use.settle()
  await expect(other(40)).rejects.toMatchObject({ code: 'conflict' })
  expect((await stored()).changes).toBeGreaterThanOrEqual(SANDBOX_LIMITS.changes - 40)
})

it('is said by itself after some changes', async () => {
  const { process, stored } = await sandboxWith(100)
  await process()(50)
  expect((await stored()).changes).toBe(SANDBOX_LIMITS.changes - 50)
})

it('is noted as used once in ten minutes', async () => {
  const { deps, clock, stored } = await sandboxWith(1)
  const { usedAt, version } = await stored()
  clock.advance({ minutes: 9 })
  await noteSandboxUse(deps, await stored())
  expect(await stored()).toMatchObject({ usedAt, version })
  clock.advance({ minutes: 2 })
  await noteSandboxUse(deps, await stored())
  expect(await stored()).toMatchObject({ usedAt: nowText(deps), version: version + 1 })
})
