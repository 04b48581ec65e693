import { atEveryStep, fakeActor, fakeClock, fakeSealer, faulty, interrupted, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { listAll, nowText } from '../../kernel/index.ts'
import { makeCalendarFeed, removeCalendarFeed, removeCalendarFeeds, rotateCalendarFeed } from './change-feed.ts'
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

describe('a new address', () => {
  /** Which of the addresses that were made lead anywhere. */
  const leading = async ({ directory, clock }: Awaited<ReturnType<typeof withFeed>>['deps']) => {
    const found = await Promise.all(
      [1, 2, 3].map((made) => directory.find('calendar-feed', `digest of secret ${made}`, clock.now().toString())),
    )
    return found.flatMap((entry, place) => (entry ? [place + 1] : []))
  }

  it('is made once where it is asked for again, and the one before leads nowhere', async () => {
    const { deps, id } = await withFeed()
    const attempt = { eventId: deps.ids.next(), since: nowText(deps) }
    const first = await rotateCalendarFeed(deps, id, { eventId: attempt.eventId })
    expect(await rotateCalendarFeed(deps, id, attempt)).toEqual(first)
    expect(await leading(deps)).toEqual([2])
  })

  it('is made once where an earlier try is saved only while it is asked for again', async () => {
    const { deps, id } = await withFeed()
    const attempt = { eventId: deps.ids.next(), since: nowText(deps) }
    let early: ReturnType<typeof rotateCalendarFeed> | undefined
    const save: typeof deps.store.save = async (...args) => {
      early ??= rotateCalendarFeed(deps, id, { eventId: attempt.eventId })
      await early
      return deps.store.save(...args)
    }
    const again = await rotateCalendarFeed({ ...deps, store: { ...deps.store, save } }, id, attempt)
    expect(again).toEqual(await early)
    expect(await leading(deps), 'and none is kept that nobody uses').toHaveLength(1)
  })
})
