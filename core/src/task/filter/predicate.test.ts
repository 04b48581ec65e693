import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { blankTask } from '../rules.ts'
import type { Task } from '../schema.ts'
import { standingAlone } from './needs.ts'
import { parseFilter } from './parse.ts'
import { type FilterContext, matches } from './predicate.ts'

const task = (fields: Partial<Task> = {}): Task => ({
  ...blankTask,
  id: '1',
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-04T23:30:00.000Z',
  version: 1,
  deletedAt: null,
  title: 'Send Ana the draft',
  order: 'a0',
  ...fields,
})

const context: FilterContext = { today: '2026-03-05', timeZone: 'Europe/Berlin', dayStart: 0 }

const isIn = (text: string, fields: Partial<Task>, more: Partial<FilterContext> = {}) => {
  const { filter, faults } = parseFilter(text)
  expect(faults).toEqual([])
  return filter !== null && matches(filter, task(fields), { ...context, ...more })
}

it.each([
  ['goal:ship', ['a', 'b']],
  ['goal:"ship 2.0"', ['a']],
  ['goal:"ship"', []],
  ['goal:2', ['a', 'b']],
  ['goal:away', []],
  ['goal:any', ['a', 'b', 'gone', 'unknown']],
  ['goal:none', [null]],
  ['-goal:ship', ['gone', 'unknown', null]],
  ['has:goal', ['a', 'b', 'gone', 'unknown']],
])('%s finds tasks of the goals %j, by the title alone', (text, expected) => {
  const goals: Record<string, { title: string; deletedAt: string | null }> = {
    a: { title: 'Ship 2.0', deletedAt: null },
    b: { title: 'Ship 2.0 beta', deletedAt: null },
    gone: { title: 'Ship away', deletedAt: '2026-03-01T00:00:00.000Z' },
  }
  const of = ['a', 'b', 'gone', 'unknown', null]
  expect(of.filter((goalId) => isIn(text, { title: 'Ship', goalId }, { goal: (id) => goals[id] }))).toEqual(expected)
})

describe('words', () => {
  it.each([
    ['dra', true],
    ['raft', false],
    ['"dra"', false],
    ['"the draft"', true],
    ['ANA send', true],
    ['"draft the"', false],
    ['title:cafe', false],
    ['cafe', true],
    ['notes:"café noir"', true],
    ['urgent', true],
    ['lette', true],
    ['"第三"', true],
    ['三季', true],
    ['-ana', false],
    ['ana -zoe', true],
    ['zoe or ana', true],
    ['100%', true],
    ['"100"', true],
    ['00%', false],
  ])('%s: %s', (text, expected) => {
    const checklist = [{ id: '2', text: 'Letter', done: false }]
    expect(isIn(text, { notes: 'In the CAFE\u0301\n noir, 第三季度, 100% sure', tags: ['urgent'], checklist })).toBe(expected)
  })

  it('are found in little time, however much they are nearly there', () => {
    const worked = workingTime()
    const notes = 'a'.repeat(16_384)
    for (let i = 0; i < 50; i++) expect(isIn(`notes:"${'a'.repeat(240)}b"`, { notes })).toBe(false)
    expect(isIn(`notes:${'a '.repeat(3)}c`, { notes: 'a '.repeat(8_000) })).toBe(false)
    expect(worked()).toBeLessThan(2_000)
  })
})

describe('dates', () => {
  const due = (dueDate: string) => ({ dueDate })
  it.each([
    ['due:today', due('2026-03-05'), true],
    ['due:today', { dueAt: '2026-03-05T23:00' }, true],
    ['due:<today', due('2026-03-04'), true],
    ['due:<today', {}, false],
    ['-due:<today', {}, true],
    ['due:<=7d', due('2026-03-12'), true],
    ['due:<=7d', due('2026-03-13'), false],
    ['due:<=7d', { dueDate: '2026-03-12', startDate: '2026-03-20' }, true],
    ['due:>1w', due('2026-03-12'), false],
    ['due:>1w', due('2026-03-13'), true],
    ['due:1m', due('2026-04-05'), true],
    ['due:friday', due('2026-03-06'), true],
    ['due:thursday', due('2026-03-05'), true],
    ['due:wed', due('2026-03-11'), true],
    ['due:2026-03', due('2026-03-31'), true],
    ['due:>2026-03', due('2026-03-31'), false],
    ['due:>2026-03', due('2026-04-01'), true],
    ['due:<=2026', due('2026-12-31'), true],
    ['due:<2026', due('2026-01-01'), false],
    ['due:2024-02', due('2024-02-29'), true],
    ['due:yesterday..tomorrow', due('2026-03-06'), true],
    ['due:yesterday..tomorrow', due('2026-03-07'), false],
    ['due:..today', due('2026-03-05'), true],
    ['due:2026-03-06..', due('2026-03-05'), false],
    ['due:none', {}, true],
    ['due:any', {}, false],
    ['start:>today', { startDate: '2026-03-06' }, true],
    ['created:2026-03-01', {}, true],
    // Half past midnight in Berlin.
    ['updated:today', {}, true],
    ['updated:thursday', {}, true],
    ['updated:wed', {}, false],
    ['due:<=9999y', due('9999-12-31'), true],
    ['due:>=-9999y', due('0001-01-01'), true],
  ] as const)('%s of %j: %s', (text, fields, expected) => expect(isIn(text, fields)).toBe(expected))

  it('turn with the day of the person', () => {
    expect(isIn('updated:wed', {}, { dayStart: 4 })).toBe(true)
    expect(isIn('due:today', due('2026-03-06'), { today: '2026-03-06' })).toBe(true)
  })

  it('of what was done stay as they were written then, and cover repeating tasks', () => {
    const snapshot = { status: 'open' as const, dueDate: null, dueAt: null, timeZone: null, startDate: null }
    const last = {
      id: '9',
      occurrenceDate: '2026-03-04',
      completedAt: '2026-03-04T12:00:00.000Z',
      timeZone: 'Asia/Tokyo',
      snapshot,
      steps: [],
    }
    const lastCompletion = { ...last, localDate: '2026-03-03', undone: false }
    expect(isIn('done:2026-03-03', { lastCompletion })).toBe(true)
    expect(isIn('done:any', { lastCompletion: { ...lastCompletion, undone: true } })).toBe(false)
    expect(isIn('done:today', { status: 'cancelled', closedAt: '2026-03-04T23:30:00.000Z', lastCompletion })).toBe(true)
  })
})

describe('the rest', () => {
  it.each([
    ['tag:home', { tags: ['Home'] }, true],
    ['tag:home', { tags: ['homework'] }, false],
    ['tag:home,work', { tags: ['work'] }, true],
    ['-tag:home', {}, true],
    ['status:open', { status: 'in-progress' }, false],
    ['status:in-progress,open', { status: 'in-progress' }, true],
    ['priority:>=high', { priority: 'urgent' }, true],
    ['priority:low..high', { priority: 'urgent' }, false],
    ['priority:none', {}, true],
    ['estimate:<=1h', { durationMinutes: 60 }, true],
    ['estimate:<=1h', {}, false],
    ['estimate:none', {}, true],
    ['is:overdue', { dueDate: '2026-03-04' }, true],
    ['is:overdue', { dueDate: '2026-03-04', startDate: '2026-03-05' }, false],
    ['is:today', { dueDate: '2026-03-04' }, true],
    ['is:today', {}, false],
    ['is:deferred', { startDate: '2026-03-06' }, true],
    ['is:closed', { status: 'cancelled' }, true],
    ['is:done', { status: 'cancelled' }, false],
    ['is:inbox', {}, true],
    ['is:inbox', { parentId: '2' }, false],
    ['is:subtask', { parentId: '2' }, true],
    ['has:time', { dueAt: '2026-03-05T10:00' }, true],
    ['has:time', { dueDate: '2026-03-05' }, false],
    ['has:notes', { notes: '  ' }, false],
    ['has:tags,notes', { tags: ['a'] }, true],
    ['has:reminders', {}, false],
    ['-(has:notes or has:checklist)', {}, true],
  ] as const)('%s of %j: %s', (text, fields, expected) => expect(isIn(text, fields as unknown as Partial<Task>)).toBe(expected))

  it('blocked is what waits for a task that is still to do', () => {
    const others: Record<string, Partial<Task>> = { open: {}, done: { status: 'done' }, gone: { deletedAt: '2026-03-01T00:00:00.000Z' } }
    const other = (id: string) => (others[id] ? task(others[id]) : null)
    expect(isIn('is:blocked', { blockedBy: ['done', 'open'] }, { other })).toBe(true)
    expect(isIn('is:blocked', { blockedBy: ['done', 'gone', 'lost'] }, { other })).toBe(false)
    expect(isIn('is:blocked', { blockedBy: ['open'], status: 'done' }, { other })).toBe(false)
    expect(isIn('has:blockers', { blockedBy: ['lost'] })).toBe(true)
  })

  it('in: looks at the titles of all tasks above', () => {
    const above: Record<string, Partial<Task>> = { a: { title: 'Ship 2.0', parentId: 'b' }, b: { title: 'Launch plan' } }
    const other = (id: string) => task(above[id])
    expect(isIn('in:"ship 2.0"', { parentId: 'a' }, { other })).toBe(true)
    expect(isIn('in:launch', { parentId: 'a' }, { other })).toBe(true)
    expect(isIn('in:send', { parentId: 'a' }, { other })).toBe(false)
    expect(isIn('in:launch', {}, { other })).toBe(false)
  })

  it('in: looks at nothing in the trash, nor above it', () => {
    const above: Record<string, Partial<Task>> = {
      a: { title: 'Ship 2.0', parentId: 'b', deletedAt: '2026-03-01T00:00:00.000Z' },
      b: { title: 'Launch plan' },
    }
    for (const filter of ['in:ship', 'in:launch']) expect(isIn(filter, { parentId: 'a' }, { other: (id) => task(above[id]) })).toBe(false)
  })

  it('a circle of parents comes to an end', () => {
    expect(isIn('in:nothing', { parentId: 'a' }, { other: () => task({ parentId: 'a' }) })).toBe(false)
  })

  it('by itself it means what is still to do, unless it names a status', () => {
    const alone = (text: string, fields: Partial<Task>) => matches(standingAlone(parseFilter(text).filter!), task(fields), context)
    expect([alone('draft', {}), alone('draft', { status: 'done' })]).toEqual([true, false])
    expect(alone('draft or tag:x', { status: 'done' })).toBe(false)
    expect(alone('', { status: 'done' })).toBe(false)
    for (const text of ['is:done', 'status:done', '-is:active', 'draft or is:closed']) expect(alone(text, { status: 'done' })).toBe(true)
    expect(alone('done:any', { status: 'cancelled', closedAt: '2026-03-04T23:30:00.000Z' })).toBe(true)
  })
})
