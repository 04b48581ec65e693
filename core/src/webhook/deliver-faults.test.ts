import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { editWebhook, removeWebhook } from './change-webhooks.ts'
import { listWebhooks, readWebhook } from './read-webhooks.ts'
import { webhookStates, webhooks } from './schema.ts'
import { HOOK, happen, hooked, idsOf, logOf, noticed, pass, runnerOf, sentTo, webhookDeps } from './test-webhook.ts'

describe('stopped at any step', () => {
  it('everything is sent under one id once the work is taken up again, and noted once', async () => {
    const steps = await atEveryStep(async (plan) => {
      const deps = await webhookDeps()
      const { id } = await hooked(deps)
      await happen(deps, 'One')
      await happen(deps, 'Two')
      const { store, queue } = deps
      const dying = runnerOf({ ...deps, ...faulty({ store, queue }, plan) })
      await interrupted(dying())
      for (let look = 0; look < 4; look++) {
        deps.clock.advance({ minutes: 3 })
        await runnerOf(deps)()
      }
      expect(await logOf(deps, id)).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }])
      expect(new Set(idsOf(sentTo(deps))).size).toBe(2)
    })
    expect(steps).toBeGreaterThan(6)
  })

  it('a webhook whose program is gone is off, and its person told once', async () => {
    await atEveryStep(async (plan) => {
      const deps = await webhookDeps()
      deps.outbound.answer(HOOK, { status: 410 })
      const { id } = await hooked(deps)
      await happen(deps)
      await noticed(deps)
      const { store, queue } = deps
      await interrupted(runnerOf({ ...deps, ...faulty({ store, queue }, plan) })())
      const first = await noticed(deps)
      await pass(deps, runnerOf(deps), 0.3)
      const all = [...first, ...(await noticed(deps))]
      expect((await readWebhook(deps, id)).active).toBe(false)
      // Told again it is the same notice: it has the id and the moment of the first.
      expect(all.length).toBeGreaterThan(0)
      expect(new Set(all.map((payload) => JSON.stringify(payload))).size).toBe(1)
    })
  })

  it('making one leaves one that works, or none', async () => {
    await atEveryStep(async (plan) => {
      const deps = await webhookDeps()
      const { store, queue } = deps
      await interrupted(hooked({ ...deps, ...faulty({ store, queue }, plan) }))
      deps.clock.advance({ seconds: 20 })
      await happen(deps)
      await runnerOf(deps)()
      const there = await listWebhooks(deps)
      expect(sentTo(deps)).toHaveLength(there.length)
    })
  })

  it('removing one leaves nothing of it', async () => {
    await atEveryStep(async (plan) => {
      const deps = await webhookDeps()
      const { id, run } = await hooked(deps)
      await happen(deps)
      await run()
      const { store, queue, actor } = deps
      await interrupted(removeWebhook({ ...deps, ...faulty({ store, queue }, plan) }, id))
      const isThere = (await listWebhooks(deps)).length === 1
      if (isThere) await removeWebhook(deps, id)
      await pass(deps, run, 0.6)
      expect(await logOf(deps, id)).toEqual([])
      expect([await store.get(actor.space, webhookStates, id), await store.get(actor.space, webhooks, id)]).toEqual([null, null])
    })
  })

  it('turning one on again makes it hear what happens from then on', async () => {
    await atEveryStep(async (plan) => {
      const deps = await webhookDeps()
      const { id, run } = await hooked(deps)
      await editWebhook(deps, id, { active: false })
      await run()
      await happen(deps, 'While it was off')
      const { store, queue } = deps
      await interrupted(editWebhook({ ...deps, ...faulty({ store, queue }, plan) }, id, { active: true }))
      deps.clock.advance({ seconds: 20 })
      await happen(deps, 'While it is on')
      await runnerOf(deps)()
      const { active } = await readWebhook(deps, id)
      expect(sentTo(deps).map(({ body }) => JSON.parse(body).data.record.title)).toEqual(active ? ['While it is on'] : [])
    })
  })
})
