import { kinds } from '@throughline/core/kinds'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { ask, testApp } from './test-app.ts'

/** The app, and the moments of the mornings it has asked for since it was last asked. */
function mornings() {
  const storage = createMemoryStorage({ kinds })
  const asked: string[] = []
  const queue: typeof storage.queue = {
    ...storage.queue,
    async enqueue(job) {
      if (job.type === 'briefing') asked.push(job.runAt)
      await storage.queue.enqueue(job)
    },
  }
  return { ...testApp({ ...storage, queue }), askedFor: () => asked.splice(0) }
}

const MORNING = '2026-03-06T06:00:00Z'
const at = (moments: string[]) => moments.map((moment) => Temporal.Instant.from(moment).toString())

it('who signs up or signs in has the next morning asked for', async () => {
  const { app, signUp, askedFor } = mornings()
  const { email, password } = await signUp()
  expect(at(askedFor())).toEqual([MORNING])
  expect((await ask(app, '/auth/signin', { method: 'POST', body: { email, password } })).status).toBe(200)
  expect(at(askedFor())).toEqual([MORNING])
})

it('a morning moves with the zone, its time and quiet hours', async () => {
  const { signUp, askedFor } = mornings()
  const ines = await signUp()
  askedFor()
  const edit = (path: string, body: object) => ines.json(path, { method: 'PATCH', body })
  await edit('/notification-settings', { digestAt: '08:30' })
  expect(at(askedFor())).toEqual(['2026-03-06T07:30:00Z'])
  await edit('/notification-settings', { quiet: { from: '22:00', to: '10:00' } })
  expect(at(askedFor())).toEqual(['2026-03-06T09:00:00Z'])
  await edit('/me', { timeZone: 'Europe/London' })
  expect(at(askedFor())).toEqual(['2026-03-06T10:00:00Z'])
})

it('reading asks for none, not even once a morning has gone by', async () => {
  const { app, clock, signUp, askedFor } = mornings()
  const ines = await signUp()
  const feed = await ines.json('/calendar-feeds', { method: 'POST', body: { name: 'Phone', contents: ['tasks'] } })
  askedFor()
  clock.advance({ hours: 30 })
  await ines.json('/tasks')
  expect((await app.request(feed.url)).status).toBe(200)
  expect(askedFor()).toEqual([])
})
