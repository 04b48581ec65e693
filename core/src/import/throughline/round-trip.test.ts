import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportTasksCsv, exportTasksJson, exportZip } from '../../export/index.ts'
import { whole } from '../../export/test-export.ts'
import { heldFile, joined, listAll, newEnvelope, ordersAfter } from '../../kernel/index.ts'
import {
  completeTask,
  completions,
  createTask,
  type NewTask,
  skipOccurrence,
  type Task,
  tasks,
  timeEntries,
  undoCompletion,
} from '../../task/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps, utf8 } from '../test-import.ts'

type Deps = ReturnType<typeof importDeps>

const exportsOf = {
  'tasks.json': async (deps: Deps) => utf8(await whole(exportTasksJson(deps))),
  'throughline.zip': (deps: Deps) => joined(exportZip(deps)),
}

/** Everything an account holds, with its ids told by what they stand for, so that two accounts can be compared. */
async function content(deps: Deps) {
  const read = { store: deps.store, space: deps.actor.space }
  const [made, done, times] = await Promise.all([
    listAll(read, read.space, tasks.queries.all, {}),
    listAll(read, read.space, completions.queries.all, {}),
    listAll(read, read.space, timeEntries.queries.all, {}),
  ])
  const names = new Map<string, string>(made.map(({ id, title }) => [id, title]))
  for (const { id, taskId, completedAt, occurrenceDate } of done) names.set(id, `${names.get(taskId)} ${occurrenceDate} ${completedAt}`)
  const named = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, part) => (key === 'version' || key === 'importId' ? null : (names.get(part) ?? part))),
      (key, part) => (key === 'checklist' ? part.map(({ text, done }: { text: string; done: boolean }) => ({ text, done })) : part),
    )
  const sorted = (records: readonly object[]) =>
    records
      .map((record) => named({ ...record, id: names.get((record as Task).id) ?? null }))
      .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
  return { tasks: sorted(made.map(withoutUndone)), completions: sorted(done), times: sorted(times) }
}

/** What was taken back says nothing any more. */
const withoutUndone = (task: Task): Task => (task.lastCompletion?.undone ? { ...task, lastCompletion: null } : task)

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((word) =>
  word
    .normalize('NFC')
    .replace(/[\p{Cc}\p{M}\uff9e\uff9f]/gu, '')
    .trim(),
)
const day = fc.integer({ min: 0, max: 700 }).map((days) => Temporal.PlainDate.from('2025-06-01').add({ days }).toString())
const rrule = fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=MONTHLY', 'FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=DAILY;COUNT=5')
const odd = fc.constantFrom('', '=1+1', "'quoted", '-1', '@home', '+49', ' space ', 'a,b;"c"\nd', '\t=x', '＝1+1', '🌉')

const input = fc
  .record({
    notes: fc.tuple(odd, text).map(([head, rest]) => head + rest),
    head: odd,
    name: text,
    status: fc.constantFrom<Task['status'][]>('open', 'in-progress', 'cancelled', 'done'),
    priority: fc.constantFrom('none', 'low', 'medium', 'high', 'urgent') as fc.Arbitrary<'none'>,
    due: fc.option(day),
    time: fc.option(fc.constantFrom('09:05', '23:30')),
    zone: fc.constantFrom(null, 'Europe/Berlin', 'America/New_York'),
    startDate: fc.option(day),
    durationMinutes: fc.option(fc.integer({ min: 1, max: 900 })),
    tags: fc.uniqueArray(fc.constantFrom('home', 'büro', 'a/b', 'x&y'), { maxLength: 3 }),
    repeat: fc.option(
      fc.tuple(rrule, fc.constantFrom('schedule', 'completion') as fc.Arbitrary<'schedule'>, fc.uniqueArray(day, { maxLength: 2 })),
    ),
    reminders: fc.uniqueArray(
      fc.oneof(fc.record({ offsetMinutes: fc.integer({ min: -900, max: 900 }) }), fc.constant({ at: '2026-04-01T08:00:00.000Z' })),
      { maxLength: 3 },
    ),
    checklist: fc.array(fc.record({ text: text.map((word) => word || 'x'), done: fc.boolean() }), { maxLength: 3 }),
    under: fc.nat(8),
    after: fc.nat(8),
    next: fc.constantFrom('complete', 'undo', 'skip', 'nothing', 'nothing'),
  })
  .map(({ head, name, due, time, zone, repeat, under, after, next, status, ...fields }) => ({
    next,
    under,
    after,
    fields: {
      ...fields,
      title: `${head}${name}`.replace(/\s+/g, ' ').trim() || 'Untitled',
      status: repeat && status === 'done' ? 'open' : status,
      ...(due && (time ? { dueAt: `${due}T${time}`, timeZone: zone } : { dueDate: due })),
      recurrence: repeat && due ? { rrule: repeat[0], repeatFrom: repeat[1], exceptions: repeat[2] } : null,
    } satisfies NewTask,
  }))

async function accountOf(inputs: readonly (typeof input extends fc.Arbitrary<infer T> ? T : never)[]): Promise<Deps> {
  const deps = importDeps()
  const ids: string[] = []
  const depths: number[] = []
  for (const [i, { fields, under, after, next }] of inputs.entries()) {
    const parent = under < i && (depths[under] as number) < 4 ? under : null
    depths.push(parent === null ? 1 : (depths[parent] as number) + 1)
    const { id } = await createTask(deps, {
      ...fields,
      title: `${fields.title} ${i}`,
      parentId: parent === null ? null : (ids[parent] as string),
      blockedBy: after < i ? [ids[after] as string] : [],
    })
    ids.push(id)
    deps.clock.advance({ minutes: 7 })
    if (next === 'skip' && fields.recurrence) await skipOccurrence(deps, id, {}).catch(() => {})
    if (next === 'complete' || next === 'undo') {
      const { completion } = await completeTask(deps, id)
      if (next === 'undo') await undoCompletion(deps, id, completion.id)
    }
  }
  const [first] = ids
  const entry = {
    startedAt: '2026-03-05T08:00:00.000Z',
    endedAt: '2026-03-05T09:00:00.000Z',
    note: 'First',
    localDate: '2026-03-05',
    timeZone: 'Europe/Berlin',
    dayStart: 0,
  }
  if (first)
    await deps.store.save(
      deps.actor.space,
      timeEntries,
      { ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'), taskId: first, ...entry },
      { expectedVersion: 0 },
    )
  return deps
}

describe('an own export', () => {
  it.each(Object.entries(exportsOf))('as %s comes back whole in another account', async (_, exported) => {
    await fc.assert(
      fc.asyncProperty(fc.array(input, { maxLength: 8 }), async (inputs) => {
        const from = await accountOf(inputs)
        const to = importDeps()
        const { problems } = await runImport(to, { format: 'throughline-zip', file: heldFile(await exported(from)) })
        expect(problems).toEqual([])
        expect(await content(to)).toEqual(await content(from))
      }),
      { numRuns: 40 },
    )
  })

  it('as tasks.csv comes back with all that a table holds, whatever a spreadsheet would take for a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(input, { maxLength: 8 }), async (inputs) => {
        const from = await accountOf(inputs)
        const csv = await whole(exportTasksCsv(from))
        const to = importDeps()
        expect((await runImport(to, { format: 'throughline-zip', file: heldFile(utf8(csv)) })).problems).toEqual([])
        const inTable = (records: object[]) => records.map((record) => ({ ...record, lastCompletion: null, roundId: null }))
        expect(inTable((await content(to)).tasks)).toEqual(inTable((await content(from)).tasks))
      }),
      { numRuns: 40 },
    )
  })

  it('imported into the account it came from stands beside what is there', async () => {
    const deps = await accountOf([])
    await createTask(deps, { title: 'One' })
    await runImport(deps, { format: 'throughline-zip', file: heldFile(await exportsOf['tasks.json'](deps)) })
    const all = await listAll(deps, deps.actor.space, tasks.queries.all, {})
    expect(all.map(({ title }) => title)).toEqual(['One', 'One'])
  })

  it('of ten thousand tasks is made in a second or two', async () => {
    const deps = importDeps()
    const one = await createTask(deps, {
      title: 'One',
      dueAt: '2026-03-05T10:00',
      timeZone: 'Europe/Berlin',
      notes: 'x'.repeat(200),
      tags: ['a', 'b'],
    })
    const orders = ordersAfter(one.order, 9999)
    for (let i = 0; i < 9999; i++)
      await deps.store.save(deps.actor.space, tasks, { ...one, id: deps.ids.next(), order: orders[i] as string }, { expectedVersion: 0 })
    for (const pieces of [exportTasksJson(deps), exportTasksCsv(deps)]) {
      const worked = workingTime()
      expect((await whole(pieces)).length).toBeGreaterThan(2_000_000)
      expect(worked()).toBeLessThan(3000)
    }
  })
})

/** The first task of an export, and the export around it. */
const file =
  (changes: object, around: object = {}) =>
  async () => {
    const deps = importDeps()
    await createTask(deps, { title: 'One', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=DAILY' } })
    const own = JSON.parse(await whole(exportTasksJson(deps)))
    return utf8(JSON.stringify({ ...own, tasks: own.tasks.map((task: object) => ({ ...task, ...changes })), ...around }))
  }
const importing = async (bytes: Uint8Array<ArrayBuffer>) => {
  const deps = importDeps()
  return { deps, made: await runImport(deps, { format: 'throughline-zip', file: heldFile(bytes) }) }
}

describe('a file that is no own export', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, string, RegExp]>([
    ['an empty one', async () => utf8(''), 'validation', /empty/],
    ['one that breaks off', async () => (await file({})()).slice(0, -40), 'validation', /not whole/],
    ['other JSON', async () => utf8('{"a":1}'), 'unsupported-format', /no Throughline export/],
    ['one of a newer version', file({}, { version: 2 }), 'unsupported-format', /newer/],
    ['another table', async () => utf8('a,b\n1,2'), 'unsupported-format', /no Throughline export/],
    ['another encoding', async () => Uint8Array.from([0x7b, 0xfc, 0x7d]), 'unsupported-format', /UTF-8/],
  ])('%s is refused in words', async (_, bytes, code, message) => {
    await expect(importing(await bytes())).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it.each<[string, object, number]>([
    ['a task of no title', { title: '' }, 0],
    ['a task of an impossible day', { dueDate: '2026-02-30' }, 0],
    [
      'a task that repeats by no rule',
      { recurrence: { rrule: 'FREQ=DAILY;BYHOUR=3', repeatFrom: 'schedule', anchor: '2026-03-05', exceptions: [] } },
      0,
    ],
    ['a task below one that is not there', { parentId: '019a9b3c-5d00-7cc0-8000-0123456789ab' }, 1],
    ['a task that waits for one that is not there', { blockedBy: ['019a9b3c-5d00-7cc0-8000-0123456789ab'] }, 1],
    ['a task below itself', { id: '019a9b3c-5d00-7cc0-8000-0123456789ab', parentId: '019a9b3c-5d00-7cc0-8000-0123456789ab' }, 1],
  ])('%s is told by its title, and the rest is made', async (_, changes, made) => {
    const { made: imported } = await importing(await file(changes)())
    expect(imported.problems).toMatchObject([{ line: null }])
    expect(imported.counts.tasks).toBe(made)
  })
})
