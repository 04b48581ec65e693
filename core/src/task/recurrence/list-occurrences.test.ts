import { describe, expect, it } from 'vitest'
import { MAX_LIMIT } from '../../kernel/index.ts'
import { completeTask } from '../completion/complete-task.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { completions, type NewTask } from '../schema.ts'
import { taskDeps } from '../test-task.ts'
import { listOccurrences } from './list-occurrences.ts'

// The fake clock stands at 5 March 2026, a Thursday.
const march = { from: '2026-03-01', before: '2026-04-01' }

async function repeating(rrule: string, dueDate: string, input: Partial<NewTask> = {}) {
  const deps = taskDeps()
  const task = await createTask(deps, { title: 'Shortage list', dueDate, recurrence: { rrule }, ...input })
  const within = async (days = march) => (await listOccurrences(deps, days, { limit: MAX_LIMIT })).items[0]
  return { deps, task, within }
}

describe('when repeating tasks come round', () => {
  it('is told for the days asked, without the round that is due now', async () => {
    const { within } = await repeating('FREQ=WEEKLY;BYDAY=FR', '2026-03-06')
    expect((await within())?.planned).toEqual(['2026-03-13', '2026-03-20', '2026-03-27'])
    expect((await within({ from: '2026-12-20', before: '2027-01-05' }))?.planned).toEqual(['2026-12-25', '2027-01-01'])
  })

  it('begins after today when a round is overdue', async () => {
    const { within } = await repeating('FREQ=DAILY', '2026-02-27')
    expect((await within({ from: '2026-03-01', before: '2026-03-09' }))?.planned).toEqual(['2026-03-06', '2026-03-07', '2026-03-08'])
  })

  it('counts from the day it is done where it repeats from there', async () => {
    const { within } = await repeating('', '2026-03-03', {
      recurrence: { rrule: 'FREQ=DAILY;INTERVAL=10', repeatFrom: 'completion' },
    })
    expect((await within())?.planned).toEqual(['2026-03-15', '2026-03-25'])
    const counted = await repeating('', '2026-03-06', {
      recurrence: { rrule: 'FREQ=DAILY;INTERVAL=10;COUNT=3', repeatFrom: 'completion' },
    })
    expect((await counted.within())?.planned).toEqual(['2026-03-16', '2026-03-26'])
    expect(await counted.within({ from: '2026-04-01', before: '2026-05-01' })).toBeUndefined()
  })

  it('ends with its count, its end and its exceptions', async () => {
    const counted = await repeating('FREQ=DAILY;COUNT=3', '2026-03-06')
    expect((await counted.within())?.planned).toEqual(['2026-03-07', '2026-03-08'])
    const ended = await repeating('FREQ=DAILY;UNTIL=20260308', '2026-03-06', {
      recurrence: { rrule: 'FREQ=DAILY;UNTIL=20260308', exceptions: ['2026-03-07'] },
    })
    expect((await ended.within())?.planned).toEqual(['2026-03-08'])
  })

  it('keeps the end of the month', async () => {
    const { within } = await repeating('FREQ=MONTHLY', '2026-03-31')
    expect((await within({ from: '2026-04-01', before: '2026-06-01' }))?.planned).toEqual(['2026-04-30', '2026-05-31'])
  })

  it('remembers the rounds that were done', async () => {
    const { deps, task, within } = await repeating('FREQ=DAILY', '2026-03-05')
    await completeTask(deps, task.id)
    deps.clock.advance({ hours: 24 })
    await completeTask(deps, task.id)
    expect((await within())?.done.map(({ localDate }) => localDate)).toEqual(['2026-03-05', '2026-03-06'])
    expect((await within())?.planned[0]).toBe('2026-03-08')
  })

  it('remembers a round on the day and at the time it was due, whichever day it was done', async () => {
    const { deps, task, within } = await repeating('FREQ=WEEKLY', '2026-03-02', { dueDate: null, dueAt: '2026-03-02T09:30' })
    await completeTask(deps, task.id)
    const round = { localDate: '2026-03-05', occurrenceDate: '2026-03-02', dueAt: '2026-03-02T09:30' }
    for (const day of [2, 5])
      expect((await within({ from: `2026-03-0${day}`, before: `2026-03-0${day + 1}` }))?.done).toMatchObject([round])
    expect((await within())?.done).toHaveLength(1)
  })

  it('remembers every round, among however many tasks were done on these days', async () => {
    const { deps, task, within } = await repeating('FREQ=DAILY', '2026-03-05')
    const { completion } = await completeTask(deps, task.id)
    const others = Array.from({ length: 1_500 }, () => ({ ...completion, id: deps.ids.next(), taskId: 'another' }))
    const later = { ...completion, id: deps.ids.next(), localDate: '2026-03-06' }
    for (const each of [...others, later])
      await deps.store.save(deps.actor.space, completions, { ...each, version: 1 }, { expectedVersion: 0 })
    expect((await within())?.done.map(({ localDate }) => localDate)).toEqual(['2026-03-05', '2026-03-06'])
  })

  it('leaves out what does not repeat, is in the trash, or has none of its days here', async () => {
    const { deps, task, within } = await repeating('FREQ=YEARLY', '2026-03-06')
    await createTask(deps, { title: 'Once', dueDate: '2026-03-06' })
    expect(await within()).toBeUndefined()
    expect((await within({ from: '2027-03-01', before: '2027-04-01' }))?.planned).toEqual(['2027-03-06'])
    await deleteTask(deps, task.id)
    expect(await within({ from: '2027-03-01', before: '2027-04-01' })).toBeUndefined()
  })

  it('lets others have their turn after each page of what was done, which is read for tasks that repeat alone', async () => {
    const deps = taskDeps()
    let turns = 0
    const asked = { ...deps, giveWay: async () => void turns++ }
    await createTask(deps, { title: 'Once' })
    await listOccurrences(asked, march, { limit: MAX_LIMIT })
    expect(turns).toBe(0)
    const { id } = await createTask(deps, { title: 'Shortage list', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=DAILY' } })
    await completeTask(deps, id, {})
    const { items } = await listOccurrences(asked, march, { limit: MAX_LIMIT })
    expect([turns, items[0]?.done.length]).toEqual([2, 1])
  })

  it('of costly rules ends the page sooner, and goes on where it was', async () => {
    const deps = taskDeps()
    const rrule = 'FREQ=YEARLY;BYWEEKNO=10,11,12;BYDAY=MO,TU,WE;BYSETPOS=1,-1'
    for (let n = 0; n < 45; n++) await createTask(deps, { title: `Crafted ${n}`, dueDate: '2026-03-02', recurrence: { rrule } })
    const pages: number[] = []
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await listOccurrences(deps, march, { limit: MAX_LIMIT, after })
      pages.push(page.items.length)
      found.push(...page.items.map(({ task }) => task.title))
      after = page.nextCursor ?? undefined
    } while (after)
    expect([pages, new Set(found).size]).toEqual([[20, 20, 5], 45])
  })
})
