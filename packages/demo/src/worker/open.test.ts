import { createClient } from '@throughline/client'
import { expect, it } from 'vitest'
import { ADDRESS } from '../sessions.ts'
import { nextOf, STEPS, type Visit } from '../visit.ts'
import type { Keep } from './keep.ts'
import { createHome, type Opened } from './open.ts'

/** Keeps in this process what a browser would keep. */
function keepHere() {
  const kept = new Map<string, unknown>()
  let visit: Visit | null = null
  let aside: string | null = null
  const keep: Keep = {
    read: async () => visit && { visit: structuredClone(visit), before: [...kept] },
    told: (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, value)),
    async write(of) {
      visit = structuredClone(of)
    },
    async note(of) {
      visit = structuredClone(of)
    },
    async clear() {
      kept.clear()
      visit = null
    },
    async setAside({ before }) {
      aside = JSON.stringify(before)
    },
    aside: async () => (aside === null ? null : new Blob([aside])),
  }
  return { keep, kept }
}

const clientOf = ({ api }: Opened) => createClient({ baseUrl: ADDRESS, fetch: (input, init) => api(new Request(String(input), init)) })

it('begins with two years of somebody, goes on where it was left, and begins anew', async () => {
  const { keep, kept } = keepHere()
  const first = await createHome('en', keep).opened()
  const client = clientOf(first)
  const account = await client.me.get()
  expect(account).toMatchObject({ name: 'Ines Varga', locale: 'en-GB' })
  const age = Temporal.Now.instant().since(Temporal.Instant.from(account.createdAt)).total('hours') / 24
  expect(Math.round(age / 365)).toBe(2)
  const [journal, talks, { rated }, checkIns] = await Promise.all([
    client.journal.list({ limit: 200 }),
    client.discussions.list(),
    client.practice.statistics(),
    client.goals.list(),
  ])
  expect(journal.items.length).toBeGreaterThan(60)
  expect(rated).toBeGreaterThan(60)
  expect(checkIns.items.length).toBeGreaterThan(5)
  const ofRuth = talks.items.find(({ title }) => title === '1:1 with Ruth')
  const { items: said } = await client.discussionMessages.list(ofRuth?.id ?? '')
  expect(new Set(said.map(({ authorId }) => authorId)).size).toBe(2)
  const days =
    Temporal.Instant.from(said.at(-1)?.postedAt ?? '')
      .since(Temporal.Instant.from(said[0]?.postedAt ?? ''))
      .total('hours') / 24
  expect(Math.abs(days)).toBeGreaterThan(365)
  for (const step of STEPS) expect(first.visit.places[step], step).not.toMatch(/\/(undefined)?$/)
  expect((await client.tasks.get(first.visit.taskId ?? '')).status).toBe('done')

  const [task] = (await client.tasks.list({ view: 'today' })).items
  await client.tasks.complete(task?.id ?? '')
  await first.goOn('over')
  // The worker was stopped meanwhile.
  const again = await createHome('en', keep).opened()
  expect((await clientOf(again).tasks.get(task?.id ?? '')).status).toBe('done')
  expect(again.visit.tour).toBe('over')
  expect((await clientOf(again).search('bakeware')).items.length).toBeGreaterThan(3)

  const home = createHome('de', keep)
  await home.opened()
  await home.reset()
  const anew = await home.opened()
  expect(anew.visit.tour).toBe('offered')
  const german = clientOf(anew)
  expect(await german.me.get()).toMatchObject({ locale: 'de-GB' })
  const [wins, talked] = await Promise.all([german.wins.list(), german.discussions.list()])
  expect(wins.items.map(({ title }) => title)).toContain('Die Prognose nach Familien geteilt')
  expect(talked.items.map(({ title }) => title)).toContain('Gespräch mit Ruth')
  for (const step of STEPS) expect(anew.visit.places[step], step).not.toMatch(/\/(undefined)?$/)
  expect([...kept.keys()].filter((name) => name.includes(account.id))).toEqual([])
})

it('begins anew where what was kept cannot be read any more, says so and gives that back as it was', async () => {
  const { keep } = keepHere()
  const first = await createHome('en', keep).opened()
  await first.goOn('win')
  keep.told('row\nx\ntask\n1', '{"not": "json')
  const home = createHome('en', keep)
  const { visit, isAnew } = await home.opened()
  expect([first.isAnew, visit.tour, isAnew]).toEqual([false, 'offered', true])
  expect(await (await home.earlier())?.text()).toContain('{\\"not\\": \\"json')
  expect((await createHome('en', keep).opened()).isAnew).toBe(false)
})

it('leads the tour along five steps to what may come next, and then to its end', () => {
  const way = ['offered'] as ReturnType<typeof nextOf>[]
  while (way.at(-1) !== 'over') way.push(nextOf(way.at(-1) ?? 'over'))
  expect(way).toEqual(['offered', ...STEPS, 'closing', 'over'])
})
