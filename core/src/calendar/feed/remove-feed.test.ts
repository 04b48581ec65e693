import { atEveryStep, fakeActor, fakeClock, fakeSealer, faulty, interrupted, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { listAll } from '../../kernel/index.ts'
import { makeCalendarFeed, removeCalendarFeed, removeCalendarFeeds } from './change-feed.ts'
import { calendarFeeds } from './schema.ts'

async function withFeed() {
  const { store, directory } = createMemoryStorage({ kinds: [calendarFeeds] })
  let made = 0
  const secrets = { create: () => `secret ${++made}`, digest: (secret: string) => `digest of ${secret}`, keyed: () => '0' }
  const deps = { store, directory, secrets, sealer: fakeSealer(), clock: fakeClock(), ids: sequentialIds(), actor: fakeActor() }
  const { id } = await makeCalendarFeed(deps, { name: 'Phone' })
  const left = async () => [
    await directory.find('calendar-feed', 'digest of secret 1', deps.clock.now().toString()),
    ...(await listAll(deps, deps.actor.space, calendarFeeds.queries.all, {})),
    ...(await listAll(deps, deps.actor.space, calendarFeeds.queries.trash, {})),
  ]
  return { deps, id, left }
}

it('there are ten feeds at most, also of many that are made at once', async () => {
  const { deps } = await withFeed()
  const made = await Promise.allSettled(Array.from({ length: 15 }, () => makeCalendarFeed(deps, { name: 'Phone' })))
  const kept = await listAll(deps, deps.actor.space, calendarFeeds.queries.all, {})
  expect(kept.length).toBeLessThanOrEqual(10)
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept.length - 1)
})

it.each([
  ['by itself', removeCalendarFeed],
  ['with all others', (deps: Awaited<ReturnType<typeof withFeed>>['deps']) => removeCalendarFeeds(deps)],
])('a feed whose removal was stopped at any step is removed by doing it again, %s, and leaves nothing', async (_, again) => {
  const steps = await atEveryStep(async (plan) => {
    const { deps, id, left } = await withFeed()
    const { store, directory } = deps
    await interrupted(removeCalendarFeed({ ...deps, ...faulty({ store, directory }, plan) }, id))
    await again(deps, id).catch((error) => expect(error).toMatchObject({ code: 'not-found' }))
    expect(await left()).toEqual([null])
  })
  expect(steps).toBe(3)
})
