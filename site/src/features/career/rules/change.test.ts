import type { Evidence, Win } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { appliedToWin, editOfWin, inverseOfWin, type WinChange } from './change.ts'
import { mergeWin } from './merge-win.ts'

const NOW = '2026-11-12T09:00:00Z'

const task: Evidence = {
  ...{
    id: 'e1',
    kind: 'task',
    recordId: 't1',
    discussionId: null,
    url: null,
    title: 'Rerun the bakeware model without week 31',
    quote: null,
  },
  ...{ date: '2026-11-12', number: { value: '78', unit: '%' }, corrected: null, capturedAt: NOW, sourceVersion: 3, state: 'live' },
  goalId: null,
  discussionId: null,
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

test('without its evidence a number stays, as the person’s own; taken back, it is that one’s again, in its place', () => {
  const later: Evidence = { ...task, id: 'e2', kind: 'note', recordId: null, title: 'Seen', capturedAt: '2026-11-13T09:00:00Z' }
  const before: Win = { ...win, evidence: [task, later] }
  const { after, back, again } = thereAndBack({ do: 'win.remove-evidence', id: 'w1', evidenceId: 'e1' }, before)
  expect(after.evidence).toEqual([later])
  expect(after.metric).toMatchObject({ value: '78', valueFrom: null })
  expect(back).toEqual({ do: 'win.put-back-evidence', id: 'w1', putBack: task, numberOf: ['value'] })
  expect(again).toEqual(before)
  expect(inverseOfWin(back as WinChange, after, before)).toEqual({ do: 'win.remove-evidence', id: 'w1', evidenceId: 'e1' })
})

test('evidence whose source is gone comes back as it was', () => {
  const gone: Win = { ...win, evidence: [{ ...task, recordId: null, state: 'gone' }] }
  expect(thereAndBack({ do: 'win.remove-evidence', id: 'w1', evidenceId: 'e1' }, gone).again).toEqual(gone)
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
