import { describe, expect, it } from 'vitest'
import { attachments, MAX_ATTACHMENTS, storageUsed, sweepOrphans } from '../../attachment/index.ts'
import { createExperience, experiences } from '../../career/index.ts'
import { goals } from '../../goal/index.ts'
import { goalOf } from '../../goal/measure/test-measure.ts'
import { type JournalEntry, journalEntries, journalRevisions } from '../../journal/index.ts'
import { listAll, newEnvelope } from '../../kernel/index.ts'
import { savedViews, tasks } from '../../task/index.ts'
import { resumeImports } from '../resume-imports.ts'
import { imports } from '../schema.ts'
import { importDeps, partsLeft, utf8 } from '../test-import.ts'
import { accountOf, exportedBare as exported, type Files, id, importing, noting, type Plan, textOf } from './test-archive.ts'

describe('an archive somebody tampered with', () => {
  const full: Plan = { tasks: [{ files: ['slate'], told: false, steps: 0, done: false }], views: ['', ''] }
  const altered = async (change: (files: Files) => Files | Promise<Files>, to = importDeps()) => {
    const files = await exported(await accountOf(full))
    return { to, made: importing(to, await change(files)) }
  }
  const contentIn = (files: Files) => Object.keys(files).find((name) => name.startsWith('files/')) as string
  const recordsOf = (files: Files, kind: string) => JSON.parse(textOf(files[`records/${kind}.json`]))
  const lines = (records: readonly unknown[]) => utf8(`[\n${records.map((record) => JSON.stringify(record)).join('\n,')}\n]\n`)
  const aboutKinds = (names: readonly string[]) => {
    const kinds = Object.fromEntries(names.map((name) => [name, 1]))
    return utf8(JSON.stringify({ format: 'throughline', version: 2, exportedAt: '2026-03-05T09:00:00.000Z', kinds }))
  }

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
    [
      'more kinds than there ever were',
      (files) => ({ ...files, 'throughline.json': aboutKinds(Array.from({ length: 20_000 }, (_, at) => `k${at}`)) }),
      'unsupported-format',
      /no Throughline export/,
    ],
    [
      'a kind of a name without end',
      (files) => ({ ...files, 'throughline.json': aboutKinds(['k'.repeat(500_000)]) }),
      'unsupported-format',
      /no Throughline export/,
    ],
    ['a bomb of records', (files) => ({ ...files, 'records/task.json': new Uint8Array(40 * 1024 * 1024) }), 'too-large', /far more/],
    ['a bomb of a content', (files) => ({ ...files, [contentIn(files)]: new Uint8Array(40 * 1024 * 1024) }), 'too-large', /far more/],
    [
      'more tasks of version 1 than one import takes',
      (files) => ({
        ...files,
        'throughline.json': utf8('{"format":"throughline","version":1,"exportedAt":"2026-03-05T09:00:00.000Z"}'),
        'tasks.json': utf8(`{"tasks":[${'0,'.repeat(50_000)}0]}`),
      }),
      'too-large',
      /50,000 tasks/,
    ],
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

  const withEntries: Plan = {
    ...{ tasks: [], views: [] },
    entries: [
      { photo: true, rewritten: true, journal: 'open' },
      { photo: false, rewritten: false, journal: 'sealed' },
    ],
  }

  it('says nothing of what follows from a text, nor anything readable of what is sealed', async () => {
    const files = await exported(await accountOf(withEntries))
    const links = [{ kind: 'task', id, quote: 'said', capturedAt: '2026-03-05T09:00:00.000Z' }]
    const lies = { excerpt: 'A lie', wordCount: 4_000, links, photoIds: [id] }
    const readable = {
      title: 'Read',
      body: 'Read me',
      mood: 1,
      feelings: ['seen'],
      energy: 2,
      tags: ['seen'],
      prompt: { id: null, text: '?' },
    }
    const { sealed } = recordsOf(files, 'journal-entry').find((entry: JournalEntry) => entry.sealed)
    const told = recordsOf(files, 'journal-entry').map((entry: JournalEntry) => ({ ...entry, ...lies, ...(entry.sealed && readable) }))
    const [revision] = recordsOf(files, 'journal-revision')
    const revisions = [
      { ...revision, wordCount: 4_000 },
      { ...revision, id, title: 'Read', body: 'Read me', sealed, wordCount: 7 },
    ]
    const to = importDeps()
    await importing(to, { ...files, 'records/journal-entry.json': lines(told), 'records/journal-revision.json': lines(revisions) })
    const entries = await listAll(to, to.actor.space, journalEntries.queries.newest, {})
    const open = entries.find((entry) => entry.sealed === null)
    expect(open).toMatchObject({ excerpt: 'After that and goal · gone', wordCount: 6, photoIds: [expect.not.stringMatching(id)] })
    expect(open?.links.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['goal', null],
      ['task', null],
    ])
    const nothing = {
      title: '',
      body: '',
      mood: null,
      feelings: [],
      energy: null,
      tags: [],
      prompt: null,
      excerpt: '',
      links: [],
      photoIds: [],
    }
    expect(entries.find((entry) => entry.sealed !== null)).toMatchObject({ ...nothing, sealed, wordCount: 4_000 })
    const kept = await listAll(to, to.actor.space, journalRevisions.queries.byEntry, { where: { entryId: `${open?.id}` } })
    expect(kept.map(({ title, body, wordCount }) => [title, body === '', wordCount]).sort()).toEqual([
      ['', true, 7],
      ['Entry 0', false, 3],
    ])
  })

  it('gives a task no more files than it may have', async () => {
    const { to, made } = await altered((files) => {
      const [file] = recordsOf(files, 'attachment')
      const many = Array.from({ length: MAX_ATTACHMENTS.task + 3 }, (_, i) => ({ ...file, id: `f${i}` }))
      const contents = Object.fromEntries(many.map((each) => [`files/${each.id}.txt`, utf8('slate')]))
      return { ...files, ...contents, 'records/attachment.json': lines(many) }
    })
    expect((await made).problems).toHaveLength(3)
    expect(await to.store.count(to.actor.space, attachments.queries.all, {})).toBe(MAX_ATTACHMENTS.task)
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

  it('with records that are not of the version it says leaves those out', async () => {
    const { made } = await altered((files) => ({
      ...files,
      'throughline.json': utf8(JSON.stringify({ ...JSON.parse(textOf(files['throughline.json'])), kinds: { 'task-template': 1 } })),
      'records/task-template.json': lines([{ name: 'Trip' }]),
    }))
    expect(await made).toMatchObject({ problems: [{ task: 'Trip', message: expect.stringContaining('version') }] })
  })

  it.each([17, 1_300, 60_000])('with what has no field nested %i deep leaves that experience out, and says why', async (depth) => {
    const from = await accountOf({ tasks: [], views: [] })
    await createExperience(from, { kind: 'work', position: 'Planner' })
    await createExperience(from, { kind: 'work', position: 'Odd one', extra: { odd: 'here' } })
    const files = await exported(from)
    const nested = textOf(files['records/experience.json']).replace('"here"', '['.repeat(depth - 1) + ']'.repeat(depth - 1))
    const to = importDeps()
    const made = await importing(to, { ...files, 'records/experience.json': utf8(nested) })
    expect(made.problems).toEqual([{ line: null, task: 'Odd one', message: expect.stringMatching(/left out: extra: Nest what/) }])
    expect(await listAll(to, to.actor.space, experiences.queries.oldest, {})).toMatchObject([{ position: 'Planner' }])
  })

  it('with goals in a circle cuts them out of it', async () => {
    const other = '019a9b3c-5d00-7cc0-8000-cccccccccccc'
    const goal = (own: string, parentId: string) => goalOf({ id: own, parentId })
    const { to, made } = await altered((files) => ({ ...files, 'records/goal.json': lines([goal(id, other), goal(other, id)]) }))
    expect((await made).problems).toEqual([])
    const found = await listAll(to, to.actor.space, goals.queries.all, {})
    expect(found.map(({ parentId }) => found.some((each) => each.id === parentId)).sort()).toEqual([false, true])
    expect(found.every(({ importId }) => importId === id)).toBe(true)
  })

  it('with goals deeper than goals go puts those at the top that would stand too deep', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `019a9b3c-5d00-7cc0-8000-dddddddddd0${i}`)
    const chain = ids.map((own, i) => goalOf({ id: own, title: `Level ${i + 1}`, parentId: ids[i - 1] ?? null }))
    const { to, made } = await altered((files) => ({ ...files, 'records/goal.json': lines(chain.toReversed()) }))
    await made
    const found = await listAll(to, to.actor.space, goals.queries.all, {})
    const above = found.map(({ title, parentId }) => [title, found.find(({ id }) => id === parentId)?.title ?? null])
    expect(Object.fromEntries(above)).toEqual({
      ...{ 'Level 1': null, 'Level 2': 'Level 1', 'Level 3': 'Level 2', 'Level 4': 'Level 3' },
      ...{ 'Level 5': null, 'Level 6': 'Level 5' },
    })
  })

  it('takes nothing that lies in the trash, nor what is there twice', async () => {
    const { to, made } = await altered((files) => {
      const [task] = recordsOf(files, 'task')
      const [view] = recordsOf(files, 'saved-view')
      const thrownAway = { ...task, id, title: 'Gone', deletedAt: '2026-03-05T09:00:00.000Z' }
      return { ...files, 'records/task.json': lines([task, thrownAway]), 'records/saved-view.json': lines([view, view]) }
    })
    expect((await made).counts).toMatchObject({ tasks: 1, savedViews: 1 })
    expect(await listAll(to, to.actor.space, tasks.queries.all, {})).toMatchObject([{ title: 'Task 0' }])
    expect(await to.store.count(to.actor.space, savedViews.queries.all, {})).toBe(1)
  })

  it('never brings in what is no part of an archive', async () => {
    const { to, made } = await altered((files) => ({
      ...files,
      'records/import.json': lines([newEnvelope(id, '2026-03-05T09:00:00.000Z')]),
    }))
    await made
    expect(await listAll(to, to.actor.space, imports.queries.all, {})).toHaveLength(1)
  })
})
