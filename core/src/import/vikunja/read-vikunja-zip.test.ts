import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { DateContext } from '../../task/index.ts'
import { faultsIn, utf8 } from '../test-import.ts'
import { readVikunjaData, readVikunjaZip } from './read-vikunja-zip.ts'

const context: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en-GB', weekStart: 1 }
const NONE = '0001-01-01T00:00:00Z'

type Fields = Record<string, unknown>
const task = (id: number, fields: Fields = {}): Fields => ({
  id,
  title: `Task ${id}`,
  description: '',
  done: false,
  done_at: NONE,
  due_date: NONE,
  start_date: NONE,
  end_date: NONE,
  repeat_after: 0,
  repeat_mode: 0,
  priority: 0,
  percent_done: 0,
  labels: null,
  reminders: null,
  related_tasks: {},
  ...fields,
})
const project = (tasks: Fields[], fields: Fields = {}) => ({ id: 1, title: 'Garden', tasks, buckets: [], ...fields })
const archive = (data: unknown) =>
  zipSync({ VERSION: utf8('v0.24.6'), 'data.json': utf8(JSON.stringify(data)), 'filters.json': utf8('[]') })
const read = (...projects: unknown[]) => readVikunjaData(utf8(JSON.stringify(projects)), context)
const only = (fields: Fields) => read(project([task(1, fields)])).tasks[0]
const told = (fields: Fields) => read(project([task(1, fields)])).problems

describe('a task of a Vikunja export', () => {
  it('is read with all that it says', () => {
    const plan = read(
      project([
        task(1, {
          title: 'Plant the pear',
          description: '<p>By the <strong>south</strong> wall</p><ul><li>Stake</li></ul>',
          due_date: '2026-03-05T15:00:00Z',
          start_date: '2026-03-02T09:00:00+01:00',
          priority: 3,
          labels: [{ id: 1, title: 'heavy work' }],
          reminders: [
            { reminder: '2026-03-05T14:30:00Z', relative_period: -1800, relative_to: 'due_date' },
            { reminder: '2026-03-04T08:00:00Z' },
          ],
          created: '2026-01-02T08:00:00Z',
          comments: [{ comment: '<p>Bring the spade</p>', author: { username: 'dev' } }],
        }),
      ]),
    )
    expect(plan.problems).toEqual([])
    expect(plan.tasks[0]).toMatchObject({
      line: null,
      title: 'Plant the pear',
      notes: 'By the **south** wall\n\n- Stake\n\ndev:\n\nBring the spade',
      dueAt: '2026-03-05T16:00',
      timeZone: 'Europe/Berlin',
      startDate: '2026-03-02',
      priority: 'high',
      tags: ['heavy-work', 'Garden'],
      reminders: [{ offsetMinutes: -30 }, { at: '2026-03-04T08:00:00.000Z' }],
      createdAt: '2026-01-02T08:00:00.000Z',
    })
    expect(plan.counts).toMatchObject({ tasks: 1, notes: 1, sections: 1, reminders: 2 })
  })

  it.each<[Fields, object]>([
    [
      { done: true, done_at: '2026-03-01T10:00:00Z' },
      { status: 'done', closedAt: '2026-03-01T10:00:00.000Z' },
    ],
    [{ done: true }, { status: 'done', closedAt: null }],
    [{ percent_done: 0.4 }, { status: 'in-progress' }],
    [{ due_date: '2026-03-04T23:00:00Z' }, { dueDate: '2026-03-05', dueAt: null }],
    [{ end_date: '2026-03-05T11:00:00Z' }, { dueAt: '2026-03-05T12:00' }],
    [{ priority: 5 }, { priority: 'urgent' }],
    [{ priority: 1 }, { priority: 'low' }],
    [{ reminders: ['2026-03-04T08:00:00Z'] }, { reminders: [{ at: '2026-03-04T08:00:00.000Z' }] }],
    [
      { due_date: NONE, created: NONE },
      { dueDate: null, dueAt: null, createdAt: null },
    ],
  ])('that says %j is that', (fields, expected) => {
    expect(only(fields)).toMatchObject(expected)
    expect(told(fields)).toEqual([])
  })

  it.each<[Fields, object | null]>([
    [{ repeat_after: 86_400 }, { rrule: 'FREQ=DAILY', repeatFrom: 'schedule' }],
    [
      { repeat_after: 1_209_600, repeat_mode: 2 },
      { rrule: 'FREQ=WEEKLY;INTERVAL=2', repeatFrom: 'completion' },
    ],
    [{ repeat_after: 0, repeat_mode: 1 }, { rrule: 'FREQ=MONTHLY' }],
    [{ repeat_after: 3600 }, null],
    [{ repeat_after: 86_400, due_date: NONE }, null],
    [{ repeat_after: 86_400, done: true }, null],
  ])('that says %j repeats so, or keeps that in the notes', (fields, expected) => {
    const row = { due_date: '2026-03-05T15:00:00Z', ...fields }
    if (expected) expect(only(row)?.recurrence).toMatchObject(expected)
    else expect([only(row)?.recurrence, told(row).length]).toEqual([null, fields.done ? 0 : 1])
  })

  it('keeps who it is for, what it is related to and what is attached in the notes; files are told of', () => {
    const fields = {
      assignees: [{ username: 'ana', name: '' }],
      related_tasks: { related: [{ id: 9, title: 'Other' }] },
      attachments: [{ file: { name: 'plan.pdf' } }],
    }
    expect(only(fields)?.notes).toBe('From Vikunja:\n- Assigned to: ana\n- related: Other\n- Attachments: plan.pdf')
    expect(told(fields)).toEqual([{ line: null, task: 'Task 1', message: expect.stringContaining('plan.pdf') }])
  })
})

describe('the tasks of a Vikunja export', () => {
  it('stand below their parent and wait for what blocks them, at whichever end that is told', () => {
    const { tasks } = read(
      project([
        task(1, { related_tasks: { subtask: [{ id: 2, title: 'x' }], blocking: [{ id: 3, title: 'x' }] } }),
        task(2),
        task(3, { related_tasks: { parenttask: [{ id: 2, title: 'x' }], blocked: [{ id: 1, title: 'x' }] } }),
      ]),
    )
    expect(tasks.map(({ title, parent, blockedBy }) => [title, parent, blockedBy])).toEqual([
      ['Task 1', null, []],
      ['Task 2', 0, []],
      ['Task 3', 1, [0]],
    ])
  })

  it('in circles are cut out of them, and it is told by their titles', () => {
    const { tasks, problems } = read(
      project([
        task(1, { related_tasks: { parenttask: [{ id: 2, title: 'x' }] } }),
        task(2, { related_tasks: { parenttask: [{ id: 1, title: 'x' }], blocked: [{ id: 2, title: 'x' }] } }),
      ]),
    )
    expect(tasks).toHaveLength(2)
    expect(problems.map(({ task: title }) => title)).toEqual(['Task 2', 'Task 2'])
  })

  it('are tagged by project and by buckets that were made by hand, and stand in their order', () => {
    const buckets = [
      { id: 7, title: 'Doing' },
      { id: 8, title: 'Waiting for rain' },
    ]
    const { tasks } = read(
      project([task(1, { position: 2, bucket_id: 8 }), task(2, { position: 1, bucket_id: 7 })], { buckets }),
      project([task(3)], { title: 'Inbox', task_buckets: [{ task_id: 3, bucket_id: 8 }], buckets }),
    )
    expect(tasks.map(({ title, tags, status }) => [title, tags, status])).toEqual([
      ['Task 2', ['Garden'], 'in-progress'],
      ['Task 1', ['Garden', 'Waiting-for-rain'], 'open'],
      ['Task 3', ['Waiting-for-rain'], 'open'],
    ])
  })
})

describe('a file that is no Vikunja export', () => {
  it.each<[string, Uint8Array, string]>([
    ['a text', utf8('[]'), 'unsupported-format'],
    ['an archive of something else', zipSync({ 'a.txt': utf8('x') }), 'unsupported-format'],
    ['one whose data are no list', archive({ a: 1 }), 'unsupported-format'],
    ['one whose data break off', zipSync({ 'data.json': utf8('[{"title":') }), 'validation'],
    ['one in another encoding', zipSync({ 'data.json': Uint8Array.from([0x5b, 0xfc, 0x5d]) }), 'unsupported-format'],
    ['one that was cut short', archive([]).slice(0, -10), 'validation'],
    ['one of very many tasks', archive([project(Array.from({ length: 10_001 }, (_, i) => ({ id: i, title: 'x' })))]), 'too-large'],
  ])('%s is refused', async (_, bytes, code) => {
    await expect(readVikunjaZip(Uint8Array.from(bytes), context)).rejects.toMatchObject({ code })
  })

  it('whatever stands in it, what is made of it can be stored', () => {
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('2026-03-05T15:00:00Z', NONE, '<b>x', 1e9, -5, 0.5, [{ title: '#' }]),
    )
    const names = Object.keys(task(1))
    fc.assert(
      fc.property(
        fc.array(
          fc.record(
            Object.fromEntries(
              names.map((name) => [name, fc.oneof({ weight: 3, arbitrary: fc.constant(task(1)[name]) }, { weight: 1, arbitrary: odd })]),
            ),
          ),
          { maxLength: 4 },
        ),
        (tasks) => {
          expect(read(project(tasks)).tasks.flatMap(faultsIn)).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})
