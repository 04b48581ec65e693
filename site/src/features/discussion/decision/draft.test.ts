import type { Decision } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { beginDraft, readDraft } from './draft.ts'

const begun = { text: '', readerId: 'ines', today: '2026-11-12', supersedes: undefined }

test('a new decision begins with the words given, by whom records it, today; one in place of another with its people', () => {
  expect(beginDraft(undefined, { ...begun, text: 'Clean by hand' })).toMatchObject({
    what: 'Clean by hand',
    byIds: ['ines'],
    decidedOn: '2026-11-12',
  })
  const supersedes = { id: 'd1', byIds: ['ruth', 'dev'] } as Decision
  expect(beginDraft(undefined, { ...begun, supersedes })).toMatchObject({ byIds: ['ruth', 'dev'], supersedesId: 'd1' })
})

test('what is written is trimmed, and options without words are left out', () => {
  const options = [
    { key: 0, text: ' Filter all 41 ', chosen: false },
    { key: 1, text: ' ', chosen: true },
  ]
  const { said, faults } = readDraft({ ...beginDraft(undefined, begun), what: ' Clean by hand ', options }, begun.today)
  expect(said).toMatchObject({ what: 'Clean by hand', options: [{ text: 'Filter all 41', chosen: false }] })
  expect(faults).toEqual({})
})

test('what cannot be kept is told field by field', () => {
  const twice = [0, 1].map((key) => ({ key, text: 'Wait', chosen: false }))
  const wrong = { ...beginDraft(undefined, begun), byIds: [], options: twice, decidedOn: '2026-11-13', reviewOn: '2026-11-12' }
  expect(readDraft(wrong, begun.today).faults).toEqual({
    ...{ what: 'what', byIds: 'by', options: 'twice', decidedOn: 'future', reviewOn: 'early' },
  })
})
