import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { goals } from '../../goal/index.ts'
import { createInterviewMemory, createReviewMemory } from '../../interview/index.ts'
import { addDays, type Kind, today } from '../../kernel/index.ts'
import { createTask, type NewTask, tasks } from '../../task/index.ts'
import type { FeedEventsDeps } from './read-events.ts'
import { writeCalendarFeed } from './write-feed.ts'

const feed = { name: 'Phone', contents: ['tasks' as const] }

/** Somebody with tasks, and how often the writing of their feed gave way. */
async function withTasks(inputs: readonly NewTask[]) {
  const turns = { given: 0 }
  const kinds: readonly Kind[] = [tasks, goals]
  const deps: FeedEventsDeps & Parameters<typeof createTask>[0] = {
    ...createMemoryStorage({ kinds }),
    kinds,
    clock: fakeClock(),
    ids: sequentialIds(),
    actor: fakeActor(),
    publicUrl: 'https://throughline.test',
    interviewMemory: createInterviewMemory(),
    reviewMemory: createReviewMemory(),
    giveWay: async () => void turns.given++,
  }
  for (const input of inputs) await createTask(deps, input)
  return { deps, turns, now: today(deps) }
}

const day = '2030-01-01'
const many = (count: number, input: Partial<NewTask> = {}): NewTask[] =>
  Array.from({ length: count }, (_, n) => ({ title: `Task ${n}`, dueDate: day, ...input }))
const titlesIn = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)

it('holds two thousand tasks: those that are due from today on, and then what was due last', async () => {
  const { now } = await withTasks([])
  const ahead = many(1_996)
  const past = [300, 200, 100, 20, 3, 1].map((days) => ({ title: `${days} days ago`, dueDate: addDays(now, -days) }))
  const { deps } = await withTasks([...past, ...ahead])
  const titles = titlesIn(await writeCalendarFeed(deps, feed))
  expect(titles).toHaveLength(2_000)
  expect(titles.filter((title) => title?.endsWith('ago'))).toEqual(['3 days ago', '1 days ago', '20 days ago', '100 days ago'])
})

it('tells the beginning of long notes', async () => {
  const { deps } = await withTasks([
    { title: 'Long', notes: `${'x'.repeat(998)}🧯${'y'.repeat(9_000)}`, dueDate: day },
    { title: 'Short', notes: 'z'.repeat(1_000), dueDate: day },
  ])
  const text = (await writeCalendarFeed(deps, feed)).replaceAll('\r\n ', '')
  expect([...text.matchAll(/^DESCRIPTION:(.*)\r$/gm)].map(([, told]) => told)).toEqual([`${'x'.repeat(998)}…`, 'z'.repeat(1_000)])
})

it('is no longer than it may be, whatever its tasks hold', async () => {
  const reminders = Array.from({ length: 10 }, (_, n) => ({ offsetMinutes: -n - 1 }))
  const { deps } = await withTasks(many(900, { title: '日'.repeat(500), reminders }))
  const text = await writeCalendarFeed(deps, feed)
  expect(text.length).toBeGreaterThan(3_500_000)
  expect(text.length).toBeLessThan(4_300_000)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('gives way again and again while it is written', async () => {
  const { deps, turns } = await withTasks(many(300, { notes: 'x'.repeat(16_000) }))
  await writeCalendarFeed(deps, feed)
  expect(turns.given).toBeGreaterThan(30)
})

it('ends where giving way says that nobody waits any more', async () => {
  const { deps } = await withTasks(many(300))
  const giveWay = () => Promise.reject(new Error('Gone.'))
  await expect(writeCalendarFeed({ ...deps, giveWay }, feed)).rejects.toThrow('Gone.')
})
