import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachments, readAttachment, storageUsed } from '../../attachment/index.ts'
import { exportTasksJson, exportZip } from '../../export/index.ts'
import { whole } from '../../export/test-export.ts'
import { checkIns, createCheckIn, createGoal, deleteGoal, type Goal, goals } from '../../goal/index.ts'
import { createEntry, editEntry, journalEntries, journalRevisions, journals, journalTemplates } from '../../journal/index.ts'
import { heldFile, joined, type Kind, listAll, type StoredRecord } from '../../kernel/index.ts'
import { notifications } from '../../notification/index.ts'
import {
  completeTask,
  createSavedView,
  createTask,
  deleteGoalKeepingTasks,
  deleteTask,
  editTask,
  savedViews,
  tasks,
  taskTemplates,
} from '../../task/index.ts'
import { resumeImports } from '../resume-imports.ts'
import { runImport } from '../run-import.ts'
import { imports } from '../schema.ts'
import { importDeps, partsLeft, utf8 } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'
import { accountOf, compared, type Deps, exported, id, importing, noting, nowhere, type Plan, plans, textOf } from './test-archive.ts'

describe('a whole archive', () => {
  it('comes back as it was in an empty account, under new ids, whose own archive is the same', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (planned) => {
        const from = await accountOf(planned)
        const to = importDeps()
        const files = await exported(from)
        const { problems, counts } = await importing(to, files)
        expect(problems).toEqual([])
        expect(counts).toMatchObject({
          files:
            planned.tasks.flatMap((task) => task.files).length +
            (planned.entries ?? []).filter(({ journal }) => journal !== 'sealed').length,
          savedViews: planned.views.length,
        })
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
    const { reminders: _, checklist: __, blockedBy: ___, roundId: ____, recurrence: _____, goalId, formerGoalId, ...old } = task
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

  it('of goals brings their tree, their check-ins and the tasks they have; undone, it leaves what was put to them since', async () => {
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

  it('of a journal leads from its texts to what came along, under new ids, and nowhere else', async () => {
    const from = await accountOf({
      ...{ tasks: [], views: [] },
      entries: [
        { photo: true, rewritten: true, journal: 'own' },
        { photo: false, rewritten: true, journal: 'open' },
        { photo: false, rewritten: false, journal: 'sealed' },
      ],
    })
    const to = importDeps()
    await importing(to, await exported(from))
    const all = async <R extends StoredRecord>(kind: Kind<R>) => listAll<R>(to, to.actor.space, kind.queries.all, {})
    const [entries, [goal], files, revisions] = await Promise.all([
      all(journalEntries),
      all(goals),
      all(attachments),
      all(journalRevisions),
    ])
    const [first, second] = entries.filter(({ sealed }) => !sealed).sort((a, b) => (a.title < b.title ? -1 : 1))
    const photo = files.find(({ owner }) => owner.id === first?.id)?.id
    expect(first?.body).toContain(`(/goals/${goal?.id})`)
    expect(first).toMatchObject({ photoIds: [photo], importId: id, excerpt: 'After that and goal · gone' })
    expect(second?.body).toContain(`[that](/journal/${first?.id})`)
    expect(second?.links.map(({ id }) => id)).toEqual([first?.id, goal?.id, nowhere])
    const [was] = revisions.filter(({ entryId }) => entryId === first?.id)
    expect(was?.body).toBe(`On [goal](/goals/${goal?.id}), \`[x](/goals/${nowhere})\``)
    expect(entries.find(({ sealed }) => sealed)).toMatchObject({
      wordCount: 2,
      journalId: (await all(journals)).find(({ seal }) => seal)?.id,
    })
    await undoImport(to, id)
    expect([await all(journalEntries), await all(journals), await all(journalTemplates)]).toEqual([[], [], []])
  })

  it('of a journal that something was written in since is undone but for that', async () => {
    const to = importDeps()
    const entries = [{ photo: false, rewritten: false, journal: 'own' as const }]
    const made = await importing(to, await exported(await accountOf({ tasks: [], views: [], entries })))
    const [entry] = await listAll(to, to.actor.space, journalEntries.queries.all, {})
    const mine = await createEntry(to, { title: 'Mine', journalId: entry?.journalId ?? null })
    await undoImport(to, made.id)
    expect(await editEntry(to, mine.id, { body: 'Still here' })).toMatchObject({ body: 'Still here' })
    expect(await listAll(to, to.actor.space, journals.queries.all, {})).toMatchObject([{ name: 'Garden' }])
  })

  it('of an account with a file of a task that lies in the trash leaves that out', async () => {
    const from = await accountOf(full)
    const [task] = await listAll(from, from.actor.space, tasks.queries.all, {})
    await deleteTask(from, task?.id ?? '')
    const to = importDeps()
    await importing(to, await exported(from))
    expect([await to.store.count(to.actor.space, attachments.queries.all, {}), await storageUsed(to)]).toEqual([0, 0])
  })

  it('says nothing of what was taken back, nor of goals that went to the trash', async () => {
    const from = importDeps()
    const life = await createGoal(from, { title: 'Life' })
    await createGoal(from, { title: 'Spring', parentId: life.id })
    const { id: taskId } = await createTask(from, { title: 'Draft', goalId: life.id })
    await deleteGoalKeepingTasks(from, life.id)
    await completeTask(from, taskId)
    await editTask(from, taskId, { status: 'open' })
    const to = importDeps()
    await importing(to, await exported(from))
    const [task] = await listAll(to, to.actor.space, tasks.queries.all, {})
    expect(task).toMatchObject({ title: 'Draft', status: 'open', lastCompletion: null, goalId: null, formerGoalId: null })
    expect(await listAll(to, to.actor.space, goals.queries.all, {})).toMatchObject([{ parentId: null, formerParentId: null }])
  })
})
