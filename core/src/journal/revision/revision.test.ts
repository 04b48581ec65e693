import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEntry } from '../entry/create-entry.ts'
import { deleteEntry, restoreEntry } from '../entry/delete-entry.ts'
import { editEntry } from '../entry/edit-entry.ts'
import { getEntry } from '../entry/list-entries.ts'
import { createJournal } from '../journal/change-journal.ts'
import { MAX_REVISIONS } from '../limits.ts'
import { type JournalRevision, journalRevisions } from '../schema.ts'
import { faultsOf, happened, type JournalTestDeps, journalDeps, refused, seal, sealed } from '../test-journal.ts'
import { takenAway } from './keep-revision.ts'
import { getRevision, listRevisions } from './read-revisions.ts'
import { restoreRevision } from './restore-revision.ts'
import { tooMany } from './thin-revisions.ts'

const revisionsOf = async (deps: JournalTestDeps, id: string): Promise<JournalRevision[]> =>
  JSON.parse((await listRevisions(deps, id, { limit: 200 })).json)
const bodies = async (deps: JournalTestDeps, id: string) => (await revisionsOf(deps, id)).map(({ body }) => body)

async function entryOf(body: string, deps = journalDeps()) {
  const { id } = await createEntry(deps, { body })
  const write = async (text: string, after: Parameters<typeof deps.clock.advance>[0] = { seconds: 1 }) => {
    deps.clock.advance(after)
    return editEntry(deps, id, { body: text })
  }
  return { deps, id, write }
}

describe('how an entry read', () => {
  it('is kept when a sitting begins, and not at each save of it', async () => {
    const { deps, id, write } = await entryOf('One')
    await write('One two')
    await write('One two three', { minutes: 5 })
    expect(await bodies(deps, id)).toEqual([])
    await write('One two three four', { minutes: 5, seconds: 1 })
    await write('One two three four five')
    expect(await revisionsOf(deps, id)).toMatchObject([
      { entryId: id, entryVersion: 3, title: '', body: 'One two three', wordCount: 3, writtenAt: '2026-03-05T09:05:01.000Z' },
    ])
  })

  it('is kept each quarter of an hour of a long sitting', async () => {
    const { deps, id, write } = await entryOf('0')
    for (let minute = 1; minute <= 60; minute++) await write(`${minute}`, { minutes: 1 })
    expect(await bodies(deps, id)).toEqual(['59', '44', '29', '14'])
  })

  it('is kept when much is taken away at once, also where as much is put in its place', async () => {
    const { deps, id, write } = await entryOf('x'.repeat(300))
    await write('x'.repeat(100))
    expect(await bodies(deps, id)).toEqual([])
    await write(`${'x'.repeat(100)}${'y'.repeat(201)}`)
    await write(`${'x'.repeat(100)}${'z'.repeat(201)}`)
    expect(await bodies(deps, id)).toEqual([`${'x'.repeat(100)}${'y'.repeat(201)}`])
  })

  it('is not kept for a star, a mood or a day, nor when there was nothing', async () => {
    const { deps, id, write } = await entryOf('')
    await write('One', { hours: 1 })
    deps.clock.advance({ hours: 1 })
    await editEntry(deps, id, { starred: true, mood: 1, entryDate: '2026-03-01' })
    expect(await bodies(deps, id)).toEqual([])
    await write('One two', { seconds: 1 })
    expect(await bodies(deps, id)).toEqual(['One'])
  })

  it('is kept where two wrote at once, for whoever comes second', async () => {
    const { deps, id } = await entryOf('One')
    await editEntry(deps, id, { body: 'Theirs' }, { expectedVersion: 1 })
    for (const body of ['Mine', 'Theirs', 'Mine too'])
      expect(await refused(editEntry(deps, id, { body }, { expectedVersion: 1 }))).toMatchObject({ code: 'stale' })
    expect(await refused(editEntry(deps, id, { mood: 1 }, { expectedVersion: 1 }))).toMatchObject({ code: 'stale' })
    expect(await bodies(deps, id)).toEqual(['Theirs'])
  })

  it('comes back, and what it replaces is kept, once however often', async () => {
    const { deps, id, write } = await entryOf('Old')
    await write('New', { hours: 1 })
    const [old] = await revisionsOf(deps, id)
    expect(await restoreRevision(deps, old?.id ?? '')).toMatchObject({ body: 'Old', excerpt: 'Old', version: 3 })
    expect(await restoreRevision(deps, old?.id ?? '')).toMatchObject({ version: 3 })
    expect(await bodies(deps, id)).toEqual(['New', 'Old'])
    await write('Newer')
    expect(await refused(restoreRevision(deps, old?.id ?? '', { expectedVersion: 3 }))).toMatchObject({ code: 'stale' })
  })

  it('goes to the trash, comes back and is erased with its entry', async () => {
    const { deps, id, write } = await entryOf('Old')
    await write('New', { hours: 1 })
    const [old] = await revisionsOf(deps, id)
    await deleteEntry(deps, id)
    for (const act of [listRevisions(deps, id, { limit: 9 }), getRevision(deps, old?.id ?? ''), restoreRevision(deps, old?.id ?? '')])
      expect(await refused(act)).toMatchObject({ code: 'not-found' })
    await restoreEntry(deps, id)
    expect(await bodies(deps, id)).toEqual(['Old'])
    await deleteEntry(deps, id)
    const other = await createEntry(deps, {})
    deps.clock.advance({ hours: 24 * 32 })
    await atEveryStep(async (stop) => {
      await interrupted(deleteEntry(faulty(deps, stop), other.id))
      // An entry that is there still has whatever is left of it; one that is gone leaves nothing.
      const left = await deps.store.count(deps.actor.space, journalRevisions.queries.all, {})
      expect(left).toBeLessThanOrEqual(1)
    })
    await deleteEntry(deps, other.id)
    expect(await deps.store.count(deps.actor.space, journalRevisions.queries.all, {})).toBe(0)
  })

  it('is never lost, wherever saving stops: repeated, it is kept once', async () => {
    await atEveryStep(async (stop) => {
      const { deps, id } = await entryOf('Old')
      deps.clock.advance({ hours: 1 })
      await interrupted(editEntry(faulty(deps, stop), id, { body: 'New' }, { expectedVersion: 1 }))
      const after = await getEntry(deps, id)
      expect([after.body, ...(await bodies(deps, id))]).toContain('Old')
      await editEntry(deps, id, { body: 'New' })
      expect([(await getEntry(deps, id)).body, await bodies(deps, id)]).toEqual(['New', ['Old']])
      expect((await happened(deps)).sort()).toEqual(['journal-entry.created', 'journal-entry.updated', 'journal-revision.created'])
    })
  })

  it('in an open journal is erased when the entry goes into a sealed one, and is kept sealed from then on', async () => {
    const { deps, id, write } = await entryOf('Open')
    await write('Open, too', { hours: 1 })
    const journal = await createJournal(deps, { name: 'Night', seal })
    const into = { journalId: journal.id, title: '', body: '', tags: [], sealed: sealed('a') }
    expect(await editEntry(deps, id, { ...into, wordCount: 2 })).toMatchObject({ body: '', excerpt: '', wordCount: 2 })
    expect(await bodies(deps, id)).toEqual([])
    deps.clock.advance({ hours: 1 })
    await editEntry(deps, id, { sealed: sealed('b') })
    const [kept] = await revisionsOf(deps, id)
    expect(kept).toMatchObject({ body: '', sealed: sealed('a'), wordCount: 2 })
    expect(await restoreRevision(deps, kept?.id ?? '')).toMatchObject({ sealed: sealed('a'), wordCount: 2 })
    await editEntry(deps, id, { journalId: null, sealed: null, body: 'Open again' })
    expect(await faultsOf(restoreRevision(deps, kept?.id ?? ''))).toEqual(['/sealed open_journal'])
  })
})

it('of an entry that was sealed leaves nothing readable, wherever sealing it stopped, once it is written to again', async () => {
  await atEveryStep(async (stop) => {
    const { deps, id, write } = await entryOf('Open')
    await write('Open, too', { hours: 1 })
    const { id: journalId } = await createJournal(deps, { name: 'Night', seal })
    const into = { journalId, body: '', sealed: sealed('a') }
    await interrupted(editEntry(faulty(deps, stop), id, into))
    await editEntry(deps, id, into)
    deps.clock.advance({ hours: 1 })
    await editEntry(deps, id, { sealed: sealed('b') })
    expect((await revisionsOf(deps, id)).map((revision) => [revision.body, revision.sealed?.data])).toEqual([['', 'a']])
  })
})

describe('the revisions that are kept', () => {
  it(`are at most ${MAX_REVISIONS} of an entry, among them the oldest and the newest`, async () => {
    const { deps, id, write } = await entryOf('0')
    for (let sitting = 1; sitting <= MAX_REVISIONS + 20; sitting++) await write(`${sitting}`, { hours: 1 })
    const kept = await bodies(deps, id)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_REVISIONS, `${MAX_REVISIONS + 19}`, '0'])
  })

  it('leave the shortest time untold', () => {
    const at = (minutes: number[]) => minutes.map((minute) => ({ writtenAt: new Date(minute * 60_000).toISOString() }))
    const minutesOf = (revisions: { writtenAt: string }[]) => revisions.map(({ writtenAt }) => Date.parse(writtenAt) / 60_000)
    expect(minutesOf(tooMany(at([0, 10, 11, 12, 60, 61]), 4))).toEqual([11, 10])
    expect(minutesOf(tooMany(at([5, 5, 5]), 2))).toEqual([5])
  })

  it('whatever their moments, are as many as may stay, and the ends stay', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 60 })
    fc.assert(
      fc.property(moments, fc.integer({ min: 2, max: 20 }), (given, most) => {
        const revisions = given.toSorted((a, b) => a - b).map((at, place) => ({ place, writtenAt: new Date(at).toISOString() }))
        const gone = new Set(tooMany(revisions, most))
        const kept = revisions.filter((revision) => !gone.has(revision))
        expect(kept).toHaveLength(Math.min(most, revisions.length))
        expect([kept[0], kept.at(-1)]).toEqual([revisions[0], revisions.at(-1)])
      }),
    )
  })
})

it('what a change takes away lies between what both texts begin and end with', () => {
  const text = fc.stringMatching(/^[ab]{0,12}$/)
  fc.assert(
    fc.property(text, text, text, text, (start, before, after, end) => {
      const taken = takenAway(start + before + end, start + after + end)
      expect(taken).toBeGreaterThanOrEqual(0)
      expect(taken).toBeLessThanOrEqual(before.length)
      expect(taken).toBeGreaterThanOrEqual(before.length - after.length)
    }),
  )
})
