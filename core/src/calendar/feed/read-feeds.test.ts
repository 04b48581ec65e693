import { fakeActor, fakeClock, fakeSealer, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { makeCalendarFeed } from './change-feed.ts'
import { listCalendarFeeds } from './read-feeds.ts'
import { calendarFeeds, feedContext } from './schema.ts'

it('shows the same address after the key of the install has changed, and seals it anew', async () => {
  const { store, directory } = createMemoryStorage({ kinds: [calendarFeeds] })
  const secrets = { create: () => 'address', digest: (secret: string) => `digest of ${secret}`, keyed: () => '0' }
  const actor = fakeActor()
  const deps = { store, directory, secrets, sealer: fakeSealer(), clock: fakeClock(), ids: sequentialIds(), actor }
  const { id } = await makeCalendarFeed(deps, { name: 'Phone' })
  const sealer = fakeSealer(1)
  const isOld = async () => sealer.renewed((await store.get(actor.space, calendarFeeds, id))?.secret ?? '', feedContext(id)) !== null
  expect(await isOld()).toBe(true)
  expect(await listCalendarFeeds({ ...deps, sealer })).toMatchObject([{ path: '/calendar/address.ics' }])
  expect(await isOld()).toBe(false)
})
