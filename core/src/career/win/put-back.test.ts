import { describe, expect, it } from 'vitest'
import { deleteCheckIn, editCheckIn, restoreCheckIn } from '../../goal/index.ts'
import { createJournal, deleteEntry, editEntry, journalEntries, restoreEntry } from '../../journal/index.ts'
import { seal, sealed } from '../../journal/test-journal.ts'
import { type CareerTestDeps, careerDeps, followed, measuredGoal, refused, storedWin, winFrom, writtenEntry } from '../test-career.ts'
import { addEvidence, removeEvidence } from './change-evidence.ts'
import { createWin } from './create-win.ts'
import { editWin } from './edit-win.ts'
import type { Evidence, Win } from './schema.ts'

/** A win whose value is that of a check-in, with a note that was added later; and the piece that is taken away. */
async function removed() {
  const deps = careerDeps()
  const { checkIn } = await measuredGoal(deps)
  const made = await winFrom(deps, 'check-in', checkIn)
  deps.clock.advance({ hours: 1 })
  const before = await addEvidence(deps, made.id, { kind: 'note', title: 'Seen by Ruth' })
  const piece = before.evidence[0] as Evidence
  const away = () => removeEvidence(deps, made.id, piece.id)
  const back = (numberOf: ('baseline' | 'value')[] = ['value']) => addEvidence(deps, made.id, { putBack: piece, numberOf })
  return { deps, checkIn, before, piece, away, back }
}

const said = ({ evidence, metric }: Win) => ({ evidence: evidence.map((piece) => ({ ...piece, sourceVersion: null })), metric })

describe('evidence that was taken away is put back', () => {
  it('in its place, as the number of the win that it was', async () => {
    const { before, away, back } = await removed()
    expect((await away()).metric).toMatchObject({ value: '77.6', valueFrom: null })
    const again = await back()
    expect(said(again)).toEqual(said(before))
    expect((await back()).version).toBe(again.version)
  })

  it('with what its source says by now', async () => {
    const { deps, checkIn, away, back } = await removed()
    await away()
    await followed(deps, editCheckIn(deps, checkIn, { value: '77.4' }))
    const { metric, evidence } = await back()
    expect(metric).toMatchObject({ value: '77.4', valueFrom: evidence[0]?.id })
    expect(evidence[0]).toMatchObject({ number: { value: '77.4' }, corrected: { was: { value: '77.6' } }, state: 'live' })
  })

  it('though its source is gone, which it hears of when that comes back', async () => {
    const { deps, checkIn, before, away, back } = await removed()
    await followed(deps, deleteCheckIn(deps, checkIn))
    const gone = await storedWin(deps, before.id)
    await away()
    expect(said(await back())).toEqual(said(gone))
    expect(gone.evidence[0]?.state).toBe('gone')
    await followed(deps, restoreCheckIn(deps, checkIn))
    expect((await storedWin(deps, before.id)).evidence[0]).toMatchObject({ state: 'live', sourceVersion: 3 })
  })

  it('and takes no number that has come from another since, nor one that the win has none of', async () => {
    const { deps, before, away, back } = await removed()
    await away()
    const { id } = await editWin(deps, before.id, { metric: null })
    expect((await back()).metric).toBeNull()
    await editWin(deps, id, { metric: { value: '1', baselineFrom: before.evidence[0]?.id ?? null } })
    expect(await back(['baseline', 'value'])).toMatchObject({ metric: { value: '1', valueFrom: null } })
  })

  it('under the id of another piece is refused', async () => {
    const { deps, before, piece } = await removed()
    const other = { ...piece, id: before.evidence[1]?.id as string }
    expect((await refused(addEvidence(deps, before.id, { putBack: other }))).code).toBe('conflict')
  })
})

describe('a passage that was taken away', () => {
  async function passage(deps: CareerTestDeps) {
    const entry = await writtenEntry(deps)
    const win = await createWin(deps, { title: 'Mine', from: { kind: 'journal-entry', id: entry, quote: 'the order' } })
    await removeEvidence(deps, win.id, (win.evidence[0] as Evidence).id)
    const { id: journalId } = await createJournal(deps, { name: 'Night shift', seal })
    const sealIt = () => followed(deps, editEntry(deps, entry, { journalId, title: '', body: '', sealed: sealed('x') }))
    return { entry, win, sealIt, back: () => addEvidence(deps, win.id, { putBack: win.evidence[0] as Evidence }) }
  }

  it('comes back without a word of an entry that was sealed since', async () => {
    const deps = careerDeps()
    const { sealIt, back } = await passage(deps)
    await sealIt()
    expect((await back()).evidence).toMatchObject([{ quote: null, title: '2026-03-03', state: 'live' }])
  })

  it('nor of one that was sealed and thrown away', async () => {
    const deps = careerDeps()
    const { entry, sealIt, back } = await passage(deps)
    await sealIt()
    await followed(deps, deleteEntry(deps, entry))
    expect((await back()).evidence).toMatchObject([{ quote: null, title: '', state: 'gone' }])
    await followed(deps, restoreEntry(deps, entry))
  })

  it('comes back whole when its entry is erased for good', async () => {
    const deps = careerDeps()
    const { entry, win, back } = await passage(deps)
    await followed(deps, deleteEntry(deps, entry))
    await deps.store.erase(deps.actor.space, journalEntries, entry)
    expect((await back()).evidence).toEqual([{ ...win.evidence[0], sourceVersion: null, state: 'gone' }])
  })
})
