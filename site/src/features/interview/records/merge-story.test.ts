import type { Story } from '@throughline/core/interview'
import { expect, test } from 'vitest'
import { chosenOf, mergeStory, withParts } from './merge-story.ts'

const two = { minutes: 2, situation: 'Orders were late.', task: '', action: 'I asked.', result: '', reflection: '' } as const
const one = { ...two, minutes: 1, action: 'I asked once.' } as const
const theirs = (tellings: Story['tellings']) => ({ version: 4, title: 'The late orders', tellings, competencies: [] }) as unknown as Story

test('parts that were written in two places are both kept', () => {
  const base = { tellings: [two] }
  const mine = { tellings: [{ ...two, result: '78 %' }] }
  expect(mergeStory(base, mine, theirs([{ ...two, task: 'I had to say why.' }]))).toEqual({
    changes: { tellings: [{ ...two, result: '78 %', task: 'I had to say why.' }] },
    conflicts: [],
  })
})

test('the same part written in two places is chosen between, and the rest is kept', () => {
  const mine = { tellings: [{ ...two, action: 'I counted.', result: '78 %' }] }
  expect(mergeStory({ tellings: [two] }, mine, theirs([{ ...two, action: 'I listened.' }]))).toEqual({
    changes: { tellings: [{ ...two, action: 'I listened.', result: '78 %' }] },
    conflicts: [{ field: '2.action', mine: { '2.action': 'I counted.' }, theirs: { '2.action': 'I listened.' } }],
  })
})

test('a length that was added stays beside one that was added elsewhere', () => {
  const five = { ...two, minutes: 5 } as const
  const { changes } = mergeStory({ tellings: [two] }, { tellings: [one, two] }, theirs([two, five]))
  expect(changes.tellings?.map(({ minutes }) => minutes)).toEqual([1, 2, 5])
})

test('a length that was taken away goes, unless it was written on elsewhere', () => {
  expect(mergeStory({ tellings: [one, two] }, { tellings: [two] }, theirs([one, two])).changes).toEqual({ tellings: [two] })
  const written = { ...one, result: '78 %' }
  const met = mergeStory({ tellings: [one, two] }, { tellings: [two] }, theirs([written, two]))
  expect(met).toEqual({ changes: {}, conflicts: [{ field: '1.result', mine: { '1.result': null }, theirs: { '1.result': '78 %' } }] })
})

test('a chosen part is put where it stands', () => {
  expect(withParts([two], { '2.action': 'I counted.' })).toEqual([{ ...two, action: 'I counted.' }])
})

test('a part that was chosen is an edit of the tellings, any other field of itself', () => {
  expect(chosenOf(theirs([two]), { '2.action': 'I counted.' })).toEqual({ tellings: [{ ...two, action: 'I counted.' }] })
  expect(chosenOf(theirs([two]), { title: 'Late again' })).toEqual({ title: 'Late again' })
})
