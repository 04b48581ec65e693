import { expect, it } from 'vitest'
import { createKeep } from './keep.ts'
import { createCaches } from './test-caches.ts'

const TASKS = 'https://app.example/tasks'
const GOALS = 'https://app.example/goals'
const LIST = 'https://app.example/api/v1/tasks'

const page = (account: string, text = account, language = 'en') =>
  new Response(`<html lang="${language}"><title>${text} · Throughline</title>`, {
    headers: { 'content-type': 'text/html', 'throughline-account': account, 'content-language': language, 'content-encoding': 'br' },
  })
const list = (account: string) => new Response('[]', { headers: { 'content-type': 'application/json', 'throughline-account': account } })

function kept({ now = 0 } = {}) {
  const caches = createCaches()
  const clock = { now: Date.UTC(2026, 10, 23) + now }
  let marks = 0
  const keep = createKeep({ caches, now: () => clock.now, mark: () => String(++marks) })
  const textAt = async (url: string) => (await (await keep.find(url))?.text()) ?? null
  return { caches, clock, keep, textAt }
}

it('gives back what came last, with when that was, as it was read', async () => {
  const { keep } = kept()
  await keep.put(TASKS, page('ines', 'Yesterday'), keep.epoch())
  await keep.put(TASKS, page('ines', 'Today'), keep.epoch())
  const answer = await keep.find(TASKS)
  expect(await answer?.text()).toContain('Today')
  expect(answer?.headers.get('throughline-kept-at')).toBe('2026-11-23T00:00:00.000Z')
  expect(answer?.headers.get('content-encoding')).toBeNull()
})

it('shows nothing of one person to another', async () => {
  const { keep, textAt, caches } = kept()
  await keep.put(TASKS, page('ines'), keep.epoch())
  await keep.put(GOALS, page('jon'), keep.epoch())
  expect(await textAt(TASKS)).toBeNull()
  expect(await textAt(GOALS)).toContain('jon')
  expect(await caches.keys()).toHaveLength(1)
})

it('gives a page that one person has left open nothing of who came after them', async () => {
  const { keep } = kept()
  await keep.put(TASKS, page('jon'), keep.epoch())
  await keep.put(LIST, list('jon'), keep.epoch())
  expect(await keep.find(LIST, 'ines')).toBeNull()
  expect(await keep.find(LIST, 'jon')).not.toBeNull()
})

it('keeps no answer that was on its way when somebody else came, or everybody left', async () => {
  const { keep, textAt, caches } = kept()
  const before = keep.epoch()
  await keep.put(TASKS, page('ines'), before)
  await keep.put(GOALS, page('jon'), keep.epoch())
  await keep.put(TASKS, page('ines', 'late'), before)
  expect([await textAt(TASKS), await textAt(GOALS)]).toEqual([null, expect.stringContaining('jon')])
  const beforeLeaving = keep.epoch()
  await keep.clear()
  await keep.put(GOALS, page('jon', 'late'), beforeLeaving)
  expect(await caches.keys()).toEqual([])
})

it('takes what is kept away at once, though putting it in has not come to its end', async () => {
  const { keep, caches } = kept()
  const putting = keep.put(TASKS, page('ines'), keep.epoch())
  await keep.clear()
  await putting
  expect(await caches.keys()).toEqual([])
})

it('does not mix languages', async () => {
  const { keep, textAt } = kept()
  await keep.put(TASKS, page('ines', 'Today', 'en'), keep.epoch())
  await keep.put(GOALS, page('ines', 'Ziele', 'de'), keep.epoch())
  expect(await textAt(TASKS)).toBeNull()
})

it('is told by a read that another is here, and keeps reads beside pages alone', async () => {
  const { keep, textAt, caches } = kept()
  await keep.put(LIST, list('ines'), keep.epoch())
  expect(await caches.keys()).toEqual([])
  await keep.put(TASKS, page('ines'), keep.epoch())
  await keep.put(LIST, list('ines'), keep.epoch())
  expect(await textAt(LIST)).toBe('[]')
  await keep.put(LIST, list('jon'), keep.epoch())
  expect(await caches.keys()).toEqual([])
})

it('trusts neither of two that say whose all of it is', async () => {
  const { keep, caches, textAt } = kept()
  await keep.put(TASKS, page('ines'), keep.epoch())
  await caches.open('throughline-kept jon en other')
  expect(await textAt(TASKS)).toBeNull()
  expect(await caches.keys()).toEqual([])
})

it('leaves alone what is nobody’s', async () => {
  const { keep, caches } = kept()
  await caches.open('throughline-built')
  await keep.put(TASKS, page('ines'), keep.epoch())
  await keep.clear()
  expect(await caches.keys()).toEqual(['throughline-built'])
})

it('shows nothing that is older than two weeks, and throws it away', async () => {
  const { keep, clock, textAt } = kept()
  await keep.put(TASKS, page('ines'), keep.epoch())
  await keep.write('round', { at: 1 })
  clock.now += 14 * 86_400_000 + 1
  expect(await textAt(TASKS)).toBeNull()
  await keep.put(GOALS, page('ines'), keep.epoch())
  await keep.sweep()
  expect((await keep.pages()).map(({ url }) => url)).toEqual([GOALS])
  expect(await keep.note('round')).toEqual({ at: 1 })
})

it('keeps no more than it may, and nothing that is too large', async () => {
  const { keep, clock } = kept()
  for (let number = 0; number < 230; number++) {
    clock.now += 1_000
    await keep.put(`${TASKS}/${number}`, page('ines'), keep.epoch())
  }
  await keep.sweep()
  const pages = await keep.pages()
  expect([pages.length, pages[0]?.url]).toEqual([200, `${TASKS}/229`])
  await keep.put(GOALS, page('ines', 'x'.repeat(2_000_001)), keep.epoch())
  expect(await keep.find(GOALS)).toBeNull()
})

it('lists pages by their titles, and drops one', async () => {
  const { keep } = kept()
  await keep.put(TASKS, page('ines', 'Today &amp; more'), keep.epoch())
  await keep.put(LIST, list('ines'), keep.epoch())
  expect(await keep.pages()).toEqual([{ url: TASKS, title: 'Today &amp; more · Throughline', at: '2026-11-23T00:00:00.000Z' }])
  await keep.drop(TASKS)
  expect(await keep.pages()).toEqual([])
})
