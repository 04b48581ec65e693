import { longWords, plainWords, writeOfEach } from '@throughline/sample-data'
import { afterEach, describe, expect, it } from 'vitest'
import { newFolder, serverOver } from './test-server.ts'

const endings: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** Somebody with an account of their own on the whole server but its listener, and how they ask it. */
async function somebody() {
  const { client, close } = await serverOver({ DATA_DIR: newFolder((end) => endings.push(end)) })
  endings.push(close)
  await client.auth.signUp({ email: 'mara@post.example', password: 'three quiet pallets', name: 'Mara Lind', timeZone: 'America/Lima' })
  return client
}

/** How much of each area there is. */
const held = async (client: Awaited<ReturnType<typeof somebody>>) => ({
  tasks: (await client.tasks.list({ view: 'all', limit: 200 })).items.length,
  goals: (await client.goals.list()).items.length,
  entries: (await client.journal.list({ limit: 200 })).items.length,
  wins: (await client.wins.list({ limit: 200 })).items.length,
  experiences: (await client.experiences.list({ limit: 200 })).items.length,
  stories: (await client.stories.list()).items.length,
})

it('is added to an account as one import, once, and taken back as one; what the person made stays', async () => {
  const client = await somebody()
  await client.tasks.create({ title: 'Send Ana the draft' })
  const before = await held(client)
  expect(before).toEqual({ tasks: 1, goals: 0, entries: 0, wins: 0, experiences: 0, stories: 0 })
  expect(await client.sampleData.get()).toEqual({ import: null })

  const [added, again] = await Promise.all([client.sampleData.add(), client.sampleData.add()])
  expect([again.id, added.state, added.format, added.problems]).toEqual([added.id, 'applied', 'sample-data', []])
  expect(await client.sampleData.add()).toMatchObject({ id: added.id })
  const full = await held(client)
  expect(full.tasks).toBeGreaterThan(30)
  expect(full).toMatchObject({ wins: 17, goals: added.counts.goals, entries: added.counts.entries, stories: added.counts.stories })
  expect(Object.values(full).every((count) => count > 0)).toBe(true)
  // It is about the days around today where the person lives, and it is theirs.
  expect((await client.tasks.counts()).overdue).toBeGreaterThan(0)
  expect(await client.me.get()).toMatchObject({ name: 'Mara Lind', email: 'mara@post.example' })

  const [touched] = (await client.tasks.list({ view: 'today' })).items
  await client.tasks.edit(touched?.id ?? '', { title: 'Call the port agent today' })
  expect(await client.sampleData.remove()).toMatchObject({ id: added.id, state: 'undone' })
  expect(await held(client)).toEqual(before)
  const thrown = (await client.tasks.list({ view: 'trash', limit: 200 })).items.map(({ title }) => title)
  expect(thrown).toContain('Call the port agent today')
  await expect(client.sampleData.remove()).rejects.toMatchObject({ code: 'not-found' })

  // In the language its person has by now.
  await client.me.edit({ language: 'de' })
  expect((await client.sampleData.add()).id).not.toBe(added.id)
  expect(await held(client)).toEqual(full)
  expect((await client.wins.list()).items.map(({ title }) => title)).toContain('Die Prognose nach Familien geteilt')
})

describe('an account with some of each kind', () => {
  const today = Temporal.Now.plainDateISO('America/Lima').toString()

  it('has one of each under plain words', async () => {
    const client = await somebody()
    const first = await writeOfEach({ client, today, timeZone: 'America/Lima', words: plainWords, times: 1 })
    expect(await held(client)).toEqual({ tasks: 5, goals: 2, entries: 1, wins: 1, experiences: 1, stories: 1 })
    expect(Object.values(first).every((id) => id.length > 0)).toBe(true)
  })

  it('has several of each whose titles are a word as long as words come, as long as there is room, and an address', async () => {
    const client = await somebody()
    await writeOfEach({ client, today, timeZone: 'America/Lima', words: longWords, times: 3 })
    const titles = (await client.wins.list()).items.map(({ title }) => title)
    expect(titles).toHaveLength(3)
    expect(titles.some((title) => title.split(/[ :]/).some((word) => word.length === 80 && /^\p{L}+$/u.test(word)))).toBe(true)
    expect(titles.some((title) => title.length > 280 && title.includes(' '))).toBe(true)
    expect(titles.some((title) => title.length === 300 && !title.includes(' '))).toBe(true)
  })
})
