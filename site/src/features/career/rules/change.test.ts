import type { Evidence, Win } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { appliedToWin, editOfWin, inverseOfWin, type WinChange } from './change.ts'
import { mergeWin } from './merge-win.ts'

const NOW = '2026-11-12T09:00:00Z'

const task: Evidence = {
  ...{ id: 'e1', kind: 'task', recordId: 't1', url: null, title: 'Rerun the bakeware model without week 31', quote: null },
  ...{ date: '2026-11-12', number: { value: '78', unit: '%' }, capturedAt: NOW, sourceVersion: 3, state: 'live' },
}

const win: Win = {
  ...{ id: 'w1', title: 'Found the order that had bent the forecast', text: '', happenedOn: '2026-11-12', experienceId: null },
  metric: { baseline: '69', value: '78', unit: '%', of: '', baselineFrom: null, valueFrom: 'e1' },
  ...{ competencies: ['planning'], skills: [], confidentiality: 'review', evidence: [task], importId: null },
  ...{ createdAt: NOW, updatedAt: NOW, version: 1, deletedAt: null },
}

/** The win before, after, and once the change was taken back. */
function thereAndBack(change: WinChange, before = win) {
  const after = appliedToWin(before, change, NOW) as Win
  const back = inverseOfWin(change, before, after)
  return { after, back, again: back && appliedToWin(after, back, NOW) }
}

test('an edit is taken back field by field', () => {
  const { after, again } = thereAndBack(editOfWin(win, { title: 'Found it', confidentiality: 'public' }))
  expect(after).toMatchObject({ title: 'Found it', confidentiality: 'public', text: '' })
  expect(again).toEqual(win)
})

test('a new win is called what it is made of until the server has filled it in, and goes to the trash when taken back', () => {
  const from = { kind: 'task', id: 't1' } as const
  const change: WinChange = { do: 'win.create', id: 'w2', win: { id: 'w2', from }, called: 'Rerun the model' }
  const made = appliedToWin(null, change, NOW)
  expect(made).toMatchObject({ id: 'w2', title: 'Rerun the model', happenedOn: '2026-11-12', confidentiality: 'review' })
  expect(inverseOfWin(change, null, made as Win)).toEqual({ do: 'win.remove', id: 'w2' })
})

test('without its evidence a number stays, as the person’s own; taken back, the source is asked anew under the same id', () => {
  const { after, back } = thereAndBack({ do: 'win.remove-evidence', id: 'w1', evidenceId: 'e1' })
  expect(after.evidence).toEqual([])
  expect(after.metric).toMatchObject({ value: '78', valueFrom: null })
  expect(back).toEqual({
    do: 'win.add-evidence',
    id: 'w1',
    evidence: { evidenceId: 'e1', kind: 'task', id: 't1', quote: null },
    called: task.title,
  })
})

test('evidence whose source is gone comes back as a note of what it said', () => {
  const gone: Win = { ...win, evidence: [{ ...task, state: 'gone' }] }
  const { back } = thereAndBack({ do: 'win.remove-evidence', id: 'w1', evidenceId: 'e1' }, gone)
  expect(back).toMatchObject({ evidence: { kind: 'note', title: task.title, date: '2026-11-12', number: { value: '78', unit: '%' } } })
})

test('evidence that is added twice is there once', () => {
  const evidence = { evidenceId: 'e1', kind: 'note', title: 'Ruth: “First Monday with coffee.”' } as const
  const { after } = thereAndBack({ do: 'win.add-evidence', id: 'w1', evidence, called: evidence.title })
  expect(after.evidence.map(({ title }) => title)).toEqual([evidence.title])
})

test('names of two devices are both kept, a number of two is asked about, and of where it stands the later word holds', () => {
  const theirs = { ...win, competencies: ['planning', 'influence'], experienceId: 'x1', title: 'Other' }
  const merged = mergeWin(
    { competencies: ['planning'], experienceId: null, title: win.title },
    { competencies: ['planning', 'finding-causes'], experienceId: 'x2', title: 'Mine' },
    theirs,
  )
  expect(merged.changes).toEqual({ competencies: ['planning', 'influence', 'finding-causes'], experienceId: 'x2' })
  expect(merged.conflicts.map(({ field }) => field)).toEqual(['title'])
})
