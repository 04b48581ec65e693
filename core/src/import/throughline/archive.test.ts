import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportTasksJson, exportZip } from '../../export/index.ts'
import { whole } from '../../export/test-export.ts'
import { checkIns, createCheckIn, createGoal, deleteGoal, type Goal, goals } from '../../goal/index.ts'
import { heldFile, joined, type Kind, listAll, newEnvelope } from '../../kernel/index.ts'
import { notifications } from '../../notification/index.ts'
import {
  attachFile,
  attachments,
  completeTask,
  createSavedView,
  createTask,
  createTaskTemplate,
  deleteTask,
  MAX_ATTACHMENTS,
  readAttachment,
  savedViews,
  stageFile,
  storageUsed,
  sweepOrphans,
  tasks,
  taskTemplates,
} from '../../task/index.ts'
import { resumeImports } from '../resume-imports.ts'
import { runImport } from '../run-import.ts'
import { imports } from '../schema.ts'
import { importDeps, partsLeft, utf8 } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'

declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

fc.configureGlobal({ seed: 20260305 })

type Deps = ReturnType<typeof importDeps>
type Files = Record<string, Uint8Array>

const metric = {
  ...{ type: 'binary', direction: 'up', start: '0', target: '1', unit: '', aggregation: 'last', source: 'manual' },
  ...{ weekdays: null, timesPerWeek: null, dailyTarget: null },
}
const exampleGoal = {
  ...{ title: 'Ship', why: '', horizon: 'week', metric, milestones: [], startDate: '2026-03-05', endDate: null },
  ...{ weight: 1, status: 'active', pauses: [], closing: null, statedPace: null, checkInEvery: null, competencies: [], tags: [] },
  ...{ order: 'a0', importId: null, formerParentId: null },
}

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'

async function* content(text: string) {
  yield utf8(text)
}

async function attach(deps: Deps, taskId: string, name: string, text: string) {
  return attachFile(deps, { taskId, name, file: await stageFile(deps, content(text), 1000) })
}

/** The storage of files, and the ids it was given. */
function noting({ blobs }: Deps) {
  const put: string[] = []
  const keep = (...args: Parameters<typeof blobs.put>) => {
    put.push(args[1])
    return blobs.put(...args)
  }
  return { put, blobs: { ...blobs, put: keep } }
}

interface Plan {
  tasks: readonly { files: readonly string[]; told: boolean; steps: number; done: boolean }[]
  views: readonly string[]
}

async function accountOf({ tasks: planned, views }: Plan): Promise<Deps> {
  const deps = importDeps()
  for (const [i, { files, told, steps, done }] of planned.entries()) {
    const recurrence = { rrule: 'FREQ=WEEKLY;BYDAY=TH' }
    const task = await createTask(deps, { title: `Task ${i}`, dueDate: '2026-03-05', recurrence, checklist: [{ text: 'Pen' }] })
    for (let n = 0; n < steps; n++) await createTask(deps, { title: `Step ${i}.${n}`, parentId: task.id })
    for (const [n, text] of files.entries()) await attach(deps, task.id, n % 2 ? `Größe ${n}` : `plan ${n}.TXT`, text)
    if (i % 2) await createTaskTemplate(deps, { taskId: task.id, name: `Template ${i}` })
    if (done) await completeTask(deps, task.id)
    if (told) await tell(deps, task.id, `Told ${i}`)
  }
  for (const [i, query] of views.entries()) await createSavedView(deps, { name: `View ${i}`, query })
  return deps
}

const tell = (deps: Deps, taskId: string, title: string) => {
  const told = {
    ...{ ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'), type: 'task-reminder' as const, taskId, title, late: false },
    ...{ due: { dueDate: '2026-03-05', dueAt: null, timeZone: null }, at: '2026-03-05T09:00:00.000Z' },
    ...{ readAt: null, snoozedUntil: '2026-03-06T09:00:00.000Z', mailedAt: null },
  }
  return deps.store.save(deps.actor.space, notifications, told, { expectedVersion: 0 })
}

const plan: fc.Arbitrary<Plan> = fc.record({
  tasks: fc.array(
    fc.record({
      files: fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 3 }),
      told: fc.boolean(),
      steps: fc.nat(2),
      done: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  views: fc.array(fc.constantFrom('due:today', '', '#home'), { maxLength: 3 }),
})

const exported = async (deps: Deps): Promise<Files> => unzipSync(await joined(exportZip(deps)))
const importing = (deps: Deps, files: Files) =>
  runImport(deps, { id, format: 'throughline-zip', file: heldFile(Uint8Array.from(zipSync(files))) })
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array())
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g

/** Fields stand in no order. */
const inOrder = (part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part

/** An archive with its ids told by what they stand for, so that two can be compared. */
function compared(files: Files) {
  const names = new Map<string, string>()
  const named = (value: unknown) =>
    JSON.stringify(value, (key, part) => (key === 'version' || key === 'importId' ? null : inOrder(part))).replace(
      uuid,
      (found) => names.get(found) ?? '~',
    )
  const lists = Object.keys(files)
    .filter((name) => name.startsWith('records/'))
    .map((name) => ({ name, records: JSON.parse(textOf(files[name])) as { id: string; title?: string }[] }))
  for (const { id: own, title } of lists.find(({ name }) => name === 'records/task.json')?.records ?? []) names.set(own, String(title))
  const said: Record<string, string[]> = {}
  const contents: Record<string, string> = {}
  for (const { name, records } of lists) {
    said[name] = records.map(({ id: _, ...record }) => named(record)).sort()
    for (const record of records)
      for (const [path, bytes] of Object.entries(files))
        if (path.startsWith(`files/${record.id}`)) contents[named({ ...record, id: '' })] = textOf(bytes)
  }
  return { said, contents }
}

describe('a whole archive', () => {
  it('comes back as it was in an empty account, under new ids, whose own archive is the same', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (planned) => {
        const from = await accountOf(planned)
        const to = importDeps()
        const files = await exported(from)
        const { problems, counts } = await importing(to, files)
        expect(problems).toEqual([])
        expect(counts).toMatchObject({ files: planned.tasks.flatMap((task) => task.files).length, savedViews: planned.views.length })
        expect(compared(await exported(to))).toEqual(compared(files))
        expect(await storageUsed(to)).toBe(await storageUsed(from))
        const had = (await listAll(from, from.actor.space, tasks.queries.all, {})).map((task) => task.id)
        expect((await listAll(to, to.actor.space, tasks.queries.all, {})).filter((task) => had.includes(task.id))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  const full: Plan = {
    tasks: [
      { files: ['slate', 'quince'], told: true, steps: 1, done: true },
      { files: [], told: false, steps: 0, done: false },
    ],
    views: [''],
  }

  const countsIn = async ({ store, actor }: Deps) =>
    Promise.all(
      ([tasks, attachments, savedViews, taskTemplates, notifications] as Kind[]).map((kind) =>
        store.count(actor.space, kind.queries.all, {}),
      ),
    )

  it('is undone as one, and what was there before stays', async () => {
    const to = importDeps()
    await createSavedView(to, { name: 'Mine' })
    await importing(to, await exported(await accountOf(full)))
    expect(await countsIn(to)).toEqual([3, 2, 2, 1, 1])
    await undoImport(to, id)
    expect(await countsIn(to)).toEqual([0, 2, 1, 0, 0])
    expect(await partsLeft(to)).toBe(0)
    expect((await to.store.list(to.actor.space, savedViews.queries.all, {}, { limit: 5 })).items).toMatchObject([{ name: 'Mine' }])
  })

  it('stopped anywhere is finished without the client with every content, or leaves nothing at all', async () => {
    const files = await exported(await accountOf(full))
    const ends = new Set<string>()
    await atEveryStep(async (stop) => {
      const to = importDeps()
      const { put, blobs } = noting(to)
      await interrupted(importing(faulty({ ...to, blobs }, stop), files))
      to.clock.advance({ minutes: 10 })
      await resumeImports(to)
      const state = (await to.store.get(to.actor.space, imports, id))?.state ?? 'none'
      expect(await countsIn(to)).toEqual(state === 'applied' ? [3, 2, 1, 1, 1] : [0, 0, 0, 0, 0])
      for (const file of await listAll(to, to.actor.space, attachments.queries.all, {})) await joined(await readAttachment(to, file))
      const left = await Promise.all(put.map(async (blobId) => (await to.blobs.get(to.actor.space, blobId)) !== null))
      expect(left.filter(Boolean)).toHaveLength(state === 'applied' ? 2 : 0)
      ends.add(state)
    })
    expect([...ends].sort()).toEqual(['applied', 'failed', 'none'])
  })

  it('sent several times at once under one id is imported once, and no content is left over', async () => {
    const files = await exported(await accountOf(full))
    const to = importDeps()
    const { put, blobs } = noting(to)
    await Promise.all([1, 2, 3].map(() => importing({ ...to, blobs }, files)))
    expect(await countsIn(to)).toEqual([3, 2, 1, 1, 1])
    const left = await Promise.all(put.map(async (blobId) => (await to.blobs.get(to.actor.space, blobId)) !== null))
    expect([left.filter(Boolean).length, await storageUsed(to)]).toEqual([2, 11])
  })

  it('made before by an older version is still taken', async () => {
    const from = await accountOf(full)
    const to = importDeps()
    const tasksJson = utf8(await whole(exportTasksJson(from)))
    const about = utf8(JSON.stringify({ format: 'throughline', version: 1, exportedAt: '2026-03-05T09:00:00.000Z' }))
    expect(await importing(to, { 'throughline.json': about, 'tasks.json': tasksJson })).toMatchObject({
      state: 'applied',
      counts: { tasks: 3 },
    })
    expect(await importing({ ...importDeps() }, { 'tasks.json': tasksJson })).toMatchObject({ counts: { tasks: 3 } })
  })

  it('whose records are of an older version has them brought up to date', async () => {
    const files = await exported(await accountOf({ tasks: [{ files: [], told: false, steps: 0, done: false }], views: [] }))
    const [task] = JSON.parse(textOf(files['records/task.json']))
    const { reminders: _, checklist: __, blockedBy: ___, roundId: ____, recurrence: _____, ...old } = task
    const about = JSON.parse(textOf(files['throughline.json']))
    const aged = { ...files, 'records/task.json': utf8(`[\n${JSON.stringify({ ...old, recurrence: null })}\n]\n`) }
    const to = importDeps()
    await importing(to, { ...aged, 'throughline.json': utf8(JSON.stringify({ ...about, kinds: { ...about.kinds, task: 1 } })) })
    expect(await listAll(to, to.actor.space, tasks.queries.all, {})).toMatchObject([{ title: 'Task 0', checklist: [], blockedBy: [] }])
  })

  it('leaves out a file whose content the storage has lost, and takes the rest', async () => {
    const from = await accountOf(full)
    const [lost] = await listAll(from, from.actor.space, attachments.queries.all, {})
    await from.blobs.erase(from.actor.space, lost?.blobId ?? '')
    const made = await importing(importDeps(), await exported(from))
    expect(made).toMatchObject({
      counts: { files: 1 },
      problems: [{ task: 'plan 0.TXT', message: expect.stringContaining('not in the archive') }],
    })
  })
})

describe('an archive somebody tampered with', () => {
  const full: Plan = { tasks: [{ files: ['slate'], told: false, steps: 0, done: false }], views: ['', ''] }
  const altered = async (change: (files: Files) => Files | Promise<Files>, to = importDeps()) => {
    const files = await exported(await accountOf(full))
    return { to, made: importing(to, await change(files)) }
  }
  const contentIn = (files: Files) => Object.keys(files).find((name) => name.startsWith('files/')) as string
  const recordsOf = (files: Files, kind: string) => JSON.parse(textOf(files[`records/${kind}.json`]))
  const lines = (records: readonly unknown[]) => utf8(`[\n${records.map((record) => JSON.stringify(record)).join('\n,')}\n]\n`)

  it.each<[string, (files: Files) => Files, string, RegExp]>([
    [
      'another content of the same length',
      (files) => ({ ...files, [contentIn(files)]: utf8('quilt') }),
      'validation',
      /not what was exported/,
    ],
    ['records that break off', (files) => ({ ...files, 'records/task.json': utf8('[\n{"id"') }), 'validation', /damaged/],
    ['records that are no list', (files) => ({ ...files, 'records/task.json': utf8('{}') }), 'validation', /damaged/],
    ['records that are no records', (files) => ({ ...files, 'records/task.json': utf8('[\n1,null\n]\n') }), 'validation', /damaged/],
    ['more after the records', (files) => ({ ...files, 'records/task.json': utf8('[\n]\n{}') }), 'validation', /damaged/],
    [
      'another encoding',
      (files) => ({ ...files, 'records/task.json': Uint8Array.from([0x5b, 0x0a, 0xfc, 0x0a, 0x5d]) }),
      'validation',
      /damaged/,
    ],
    ['a version to come', (files) => ({ ...files, 'throughline.json': utf8('{"version":3}') }), 'unsupported-format', /newer/],
    ['nothing about itself', (files) => ({ ...files, 'throughline.json': utf8('[]') }), 'unsupported-format', /no Throughline export/],
    ['a bomb of records', (files) => ({ ...files, 'records/task.json': new Uint8Array(40 * 1024 * 1024) }), 'too-large', /far more/],
    ['a bomb of a content', (files) => ({ ...files, [contentIn(files)]: new Uint8Array(40 * 1024 * 1024) }), 'too-large', /far more/],
    ['a file outside of itself', (files) => ({ ...files, '../../etc/passwd': utf8('x') }), 'validation', /outside/],
  ])('%s is refused whole, and nothing of it is kept', async (_, change, code, message) => {
    const { to, made } = await altered(change)
    await expect(made).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
    expect([await storageUsed(to), await partsLeft(to), await to.store.count(to.actor.space, tasks.queries.all, {})]).toEqual([0, 0, 0])
    to.clock.advance({ hours: 30 })
    await resumeImports(to)
    await sweepOrphans(to)
    expect(await to.store.count(to.actor.space, attachments.queries.all, {})).toBe(0)
  })

  it('says nothing of what a file is: its content does', async () => {
    const { to, made } = await altered((files) => {
      const [file] = recordsOf(files, 'attachment')
      return { ...files, 'records/attachment.json': lines([{ ...file, type: 'text/html', blobId: id }]) }
    })
    await made
    expect(await listAll(to, to.actor.space, attachments.queries.all, {})).toMatchObject([
      { type: 'text/plain', blobId: expect.not.stringMatching(id) },
    ])
  })

  it('gives a task no more files than it may have', async () => {
    const { to, made } = await altered((files) => {
      const [file] = recordsOf(files, 'attachment')
      const many = Array.from({ length: MAX_ATTACHMENTS + 3 }, (_, i) => ({ ...file, id: `f${i}` }))
      const contents = Object.fromEntries(many.map((each) => [`files/${each.id}.txt`, utf8('slate')]))
      return { ...files, ...contents, 'records/attachment.json': lines(many) }
    })
    expect((await made).problems).toHaveLength(3)
    expect(await to.store.count(to.actor.space, attachments.queries.all, {})).toBe(MAX_ATTACHMENTS)
  })

  it('takes no more room than there is, before anything is unpacked', async () => {
    const to = { ...importDeps(), storageLimit: 4 }
    const { put, blobs } = noting(to)
    const { made } = await altered((files) => files, { ...to, blobs })
    await expect(made).rejects.toMatchObject({ code: 'too-large', details: { faults: [{ code: 'no_room' }] } })
    expect([put, await storageUsed(to)]).toEqual([[], 0])
  })

  it('of a kind that is not known here says so, and the rest is made', async () => {
    const { to, made } = await altered((files) => {
      const about = JSON.parse(textOf(files['throughline.json']))
      return {
        ...files,
        'throughline.json': utf8(JSON.stringify({ ...about, kinds: { ...about.kinds, dream: 1 } })),
        'records/dream.json': lines([{}]),
      }
    })
    expect((await made).problems).toEqual([{ line: null, task: 'dream', message: expect.stringContaining('not known') }])
    expect(await to.store.count(to.actor.space, savedViews.queries.all, {})).toBe(2)
  })

  it('with goals in a circle cuts them out of it', async () => {
    const other = '019a9b3c-5d00-7cc0-8000-cccccccccccc'
    const goal = (own: string, parentId: string) => ({ ...exampleGoal, ...newEnvelope(own, '2026-03-05T09:00:00.000Z'), parentId })
    const { to, made } = await altered((files) => ({ ...files, 'records/goal.json': lines([goal(id, other), goal(other, id)]) }))
    expect((await made).problems).toEqual([])
    const found = await listAll(to, to.actor.space, goals.queries.all, {})
    expect(found.map(({ parentId }) => found.some((each) => each.id === parentId)).sort()).toEqual([false, true])
    expect(found.every(({ importId }) => importId === id)).toBe(true)
  })

  it('with goals deeper than goals go puts those at the top that would stand too deep', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `019a9b3c-5d00-7cc0-8000-dddddddddd0${i}`)
    const chain = ids.map((own, i) => ({
      ...{ ...exampleGoal, ...newEnvelope(own, '2026-03-05T09:00:00.000Z') },
      ...{ title: `Level ${i + 1}`, parentId: ids[i - 1] ?? null },
    }))
    const { to, made } = await altered((files) => ({ ...files, 'records/goal.json': lines(chain.toReversed()) }))
    await made
    const found = await listAll(to, to.actor.space, goals.queries.all, {})
    const above = found.map(({ title, parentId }) => [title, found.find(({ id }) => id === parentId)?.title ?? null])
    expect(Object.fromEntries(above)).toEqual({
      ...{ 'Level 1': null, 'Level 2': 'Level 1', 'Level 3': 'Level 2', 'Level 4': 'Level 3' },
      ...{ 'Level 5': null, 'Level 6': 'Level 5' },
    })
  })

  it('with goals brings their tree, their check-ins and the tasks they have; undone, it leaves what was put to them since', async () => {
    const from = importDeps()
    const year = await createGoal(from, { title: 'Year', milestones: [{ title: 'Beta' }] })
    const spring = await createGoal(from, { title: 'Spring', parentId: year.id, metric: { type: 'number', target: '9' } })
    await createCheckIn(from, spring.id, { value: 3, note: 'A third' })
    await createTask(from, { title: 'Draft', goalId: spring.id })
    const gone = await createGoal(from, { title: 'Gone', metric: { type: 'number', target: '9' } })
    await createCheckIn(from, gone.id, { value: 1 })
    await deleteGoal(from, gone.id)

    const to = importDeps()
    const file = heldFile(await joined(exportZip(from)))
    const { id: importId, problems } = await runImport(to, { format: 'throughline-zip', file })
    expect(problems).toEqual([])
    const [above, below] = (await listAll(to, to.actor.space, goals.queries.all, {})) as [Goal, Goal]
    expect([above, below]).toMatchObject([{ title: 'Year' }, { title: 'Spring', parentId: above.id, metric: { target: '9' } }])
    expect([year.id, spring.id, year.milestones[0]?.id]).not.toContain(above.id)
    expect(await listAll(to, to.actor.space, checkIns.queries.all, {})).toMatchObject([{ goalId: below.id, value: '3', note: 'A third' }])
    expect(await listAll(to, to.actor.space, tasks.queries.all, {})).toMatchObject([{ title: 'Draft', goalId: below.id }])

    const mine = await createTask(to, { title: 'Mine', goalId: below.id })
    await undoImport(to, importId)
    expect(await listAll(to, to.actor.space, goals.queries.all, {})).toEqual([])
    expect(await listAll(to, to.actor.space, tasks.queries.all, {})).toMatchObject([{ id: mine.id, goalId: null, formerGoalId: below.id }])
  })

  it('never brings in what is no part of an archive', async () => {
    const { to, made } = await altered((files) => ({
      ...files,
      'records/import.json': lines([newEnvelope(id, '2026-03-05T09:00:00.000Z')]),
    }))
    await made
    expect(await listAll(to, to.actor.space, imports.queries.all, {})).toHaveLength(1)
  })

  it('with a file of a task that lies in the trash leaves that out', async () => {
    const from = await accountOf(full)
    const [task] = await listAll(from, from.actor.space, tasks.queries.all, {})
    await deleteTask(from, task?.id ?? '')
    const to = importDeps()
    await importing(to, await exported(from))
    expect([await to.store.count(to.actor.space, attachments.queries.all, {}), await storageUsed(to)]).toEqual([0, 0])
  })
})
