import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createGoal, deleteGoal, editGoal } from '../goal/index.ts'
import { createEntry, deleteEntry } from '../journal/index.ts'
import { defineKind, envelope, newEnvelope } from '../kernel/index.ts'
import { completeTask } from './completion/complete-task.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import { countLinked, readLinks } from './links.ts'
import { listTasks } from './list-tasks.ts'
import { restoreTask } from './restore-task.ts'
import { stored, taskDeps } from './test-task.ts'

const refused = (code: string, place = 0) => ({ code: 'validation', details: { faults: [{ pointer: `/links/${place}`, code }] } })
const to = (record: { id: string }, kind: 'task' | 'goal' = 'task') => ({ kind, id: record.id })

describe('links of a task', () => {
  it('are told from both ends, with what they are called', async () => {
    const deps = taskDeps()
    const [budget, goal] = [await createTask(deps, { title: 'Budget' }), await createGoal(deps, { title: 'Ship 2.0' })]
    const { id } = await createTask(deps, { title: 'Draft', links: [{ ...to(budget), quote: 'by March' }, to(goal, 'goal')] })
    const capturedAt = deps.clock.now().toString({ fractionalSecondDigits: 3 })
    expect(await readLinks(deps, id)).toEqual({
      to: [
        { kind: 'task', id: budget.id, title: 'Budget', isOpen: true, quote: 'by March', capturedAt },
        { kind: 'goal', id: goal.id, title: 'Ship 2.0', isOpen: true, quote: null, capturedAt },
      ],
      from: [],
      saidIn: null,
    })
    expect(await readLinks(deps, budget.id)).toEqual({ to: [], from: [{ kind: 'task', id, title: 'Draft', isOpen: true }], saidIn: null })
    await completeTask(deps, budget.id)
    await editGoal(deps, goal.id, { status: 'achieved' })
    expect((await readLinks(deps, id)).to.map(({ isOpen }) => isOpen)).toEqual([false, false])
  })

  it('lead to entries of the journal, called by their title, how they begin or their day', async () => {
    const deps = taskDeps()
    const entries = await Promise.all(
      [{ title: 'The spike' }, { body: 'It was *not* demand.' }, { entryDate: '2026-03-01' }].map((said) => createEntry(deps, said)),
    )
    const gone = await createEntry(deps, { title: 'Gone' })
    const links = entries.map((entry) => ({ kind: 'journal-entry' as const, id: entry.id, quote: 'a passage' }))
    const { id } = await createTask(deps, { title: 'Draft', links })
    expect((await readLinks(deps, id)).to.map(({ kind, title, isOpen }) => [kind, title, isOpen])).toEqual([
      ['journal-entry', 'The spike', true],
      ['journal-entry', 'It was not demand.', true],
      ['journal-entry', '2026-03-01', true],
    ])
    await deleteEntry(deps, gone.id)
    await deleteEntry(deps, entries[0]?.id ?? '')
    expect((await readLinks(deps, id)).to).toHaveLength(2)
    await expect(editTask(deps, id, { links: [{ kind: 'journal-entry', id: gone.id }] })).rejects.toMatchObject(
      refused('no_such_journal_entry'),
    )
  })

  it('lead to a target job, called by its role and company, which is open while it goes on', async () => {
    const named = z.object({ ...envelope, role: z.string(), company: z.string(), stage: z.string() })
    const jobs = defineKind('target-job', { schema: named, version: 1, noun: 'target job', queries: {} })
    const base = taskDeps()
    const kinds = [...base.kinds, jobs]
    const deps = { ...base, ...createMemoryStorage({ kinds }), kinds }
    const save = (job: z.infer<typeof named>, expectedVersion = 0) => deps.store.save(deps.actor.space, jobs, job, { expectedVersion })
    const job = {
      ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'),
      role: 'Lead analyst',
      company: 'Harbourline',
      stage: 'applied',
    }
    await save(job)
    const links = [{ kind: 'target-job' as const, id: job.id }]
    const { id } = await createTask(deps, { title: 'Look at the firm', links })
    const told = async () => (await readLinks(deps, id)).to.map(({ kind, title, isOpen }) => [kind, title, isOpen])
    expect(await told()).toEqual([['target-job', 'Lead analyst, Harbourline', true]])
    await save({ ...job, version: 2, company: '', stage: 'rejected' }, 1)
    expect(await told()).toEqual([['target-job', 'Lead analyst', false]])
    await save({ ...job, version: 3, deletedAt: job.createdAt }, 2)
    expect(await told()).toEqual([])
    await expect(createTask(deps, { title: 'Again', links })).rejects.toMatchObject(refused('no_such_target_job'))
  })

  it('are told of an entry: its tasks with their passages, and how many of each of some entries', async () => {
    const deps = taskDeps()
    const [one, two] = [await createEntry(deps, { title: 'One' }), await createEntry(deps, { title: 'Two' })]
    const entry = (id: string, quote: string) => ({ kind: 'journal-entry' as const, id, quote })
    await createTask(deps, { title: 'First', links: [entry(one.id, 'a passage'), entry(one.id, 'another')] })
    const second = await createTask(deps, { title: 'Second', links: [entry(one.id, 'the end')] })
    const tasksOf = async (space = deps.actor.space) =>
      JSON.parse((await listTasks({ ...deps, actor: { ...deps.actor, space } }, { linkedId: one.id }, { limit: 9 })).json)
    expect((await tasksOf()).map(({ title }: { title: string }) => title)).toEqual(['First', 'Second'])
    expect(await countLinked(deps, [one.id, two.id, one.id])).toEqual([{ id: one.id, tasks: 2 }])
    await deleteTask(deps, second.id)
    expect(await tasksOf()).toHaveLength(1)
    expect(await countLinked(deps, [one.id])).toEqual([{ id: one.id, tasks: 1 }])
    expect(await tasksOf('another')).toEqual([])
    expect(await countLinked({ ...deps, actor: { ...deps.actor, space: 'another' } }, [one.id])).toEqual([])
  })

  it('keep the moment they were made when others come and go', async () => {
    const deps = taskDeps()
    const [one, two] = [await createTask(deps, { title: 'One' }), await createTask(deps, { title: 'Two' })]
    const { id, links } = await createTask(deps, { title: 'Draft', links: [to(one)] })
    deps.clock.advance({ minutes: 5 })
    const both = await editTask(deps, id, { links: [to(two), to(one)] })
    expect(both.links[1]).toEqual(links[0])
    expect(both.links[0]?.capturedAt).not.toBe(links[0]?.capturedAt)
    deps.clock.advance({ minutes: 5 })
    expect((await editTask(deps, id, { links: [to(two), to(one)] })).version).toBe(both.version)
    expect((await editTask(deps, id, { links: both.links.toReversed() })).links).toEqual(both.links.toReversed())
  })

  it('name nothing that is not there, not the task itself, and nothing twice', async () => {
    const deps = taskDeps()
    const [one, gone] = [await createTask(deps, { title: 'One' }), await createTask(deps, { title: 'Gone' })]
    const goal = await createGoal(deps, { title: 'Dropped' })
    await deleteTask(deps, gone.id)
    await deleteGoal(deps, goal.id)
    const { id } = await createTask(deps, { title: 'Draft' })
    await expect(editTask(deps, id, { links: [to(one), to(gone)] })).rejects.toMatchObject(refused('no_such_task', 1))
    await expect(editTask(deps, id, { links: [to(goal, 'goal')] })).rejects.toMatchObject(refused('no_such_goal'))
    await expect(editTask(deps, id, { links: [to(one, 'goal')] })).rejects.toMatchObject(refused('no_such_goal'))
    await expect(editTask(deps, id, { links: [to({ id })] })).rejects.toMatchObject(refused('itself'))
    await expect(editTask(deps, id, { links: [to(one), to(one)] })).rejects.toMatchObject(refused('twice', 1))
    await expect(createTask(deps, { title: 'New', links: [to(gone)] })).rejects.toMatchObject(refused('no_such_task'))
    const stranger = { ...deps, actor: { ...deps.actor, space: 'another' } }
    await expect(createTask(stranger, { title: 'Mine', links: [to(one)] })).rejects.toMatchObject(refused('no_such_task'))
    expect((await stored(deps, id)).links).toEqual([])
  })

  it('to what lies in the trash are kept unseen, and show again with it', async () => {
    const deps = taskDeps()
    const [one, two] = [await createTask(deps, { title: 'One' }), await createTask(deps, { title: 'Two' })]
    const { id, links } = await createTask(deps, { title: 'Draft', links: [to(one)] })
    await deleteTask(deps, one.id)
    expect((await readLinks(deps, id)).to).toEqual([])
    await editTask(deps, id, { links: [...links, to(two)] })
    await restoreTask(deps, one.id)
    expect((await readLinks(deps, id)).to.map(({ title }) => title)).toEqual(['One', 'Two'])
    await deleteTask(deps, id)
    expect((await readLinks(deps, one.id)).from).toEqual([])
  })
})
