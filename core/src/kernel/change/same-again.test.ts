import { expect, it } from 'vitest'
import { newEnvelope } from '../record/record.ts'
import { sameAgain } from './same-again.ts'

const found = {
  ...newEnvelope('019a9b3c-5d00-7cc0-8000-00000000aaaa', '2026-03-05T09:00:00.000Z'),
  ...{ title: 'One', tags: ['a', 'b'], place: { city: 'Leeds', zip: null }, lines: [{ id: 'x', text: 'First' }] },
}

it.each<[string, object]>([
  ['nothing', {}],
  ['what was left out', { title: undefined }],
  ['a part of what belongs together', { title: 'One', place: { city: 'Leeds' } }],
  ['nothing where nothing is', { place: { zip: null } }],
  ['a list without its ids', { tags: ['a', 'b'], lines: [{ text: 'First' }] }],
])('asked again for %s, it is the one that is there', (_, asked) => {
  expect(sameAgain({ noun: 'note' }, found, asked)).toBe(found)
})

it.each<[string, object]>([
  ['another word', { title: 'Two' }],
  ['less of a list', { tags: ['a'] }],
  ['more of a list', { tags: ['a', 'b', 'c'] }],
  ['another order', { tags: ['b', 'a'] }],
  ['another id', { lines: [{ id: 'y', text: 'First' }] }],
  ['nothing where something is', { place: { city: null } }],
  ['something where nothing is', { place: { zip: { code: 'LS1' } } }],
  ['a field it has not', { text: 'More' }],
])('asked for %s, it is a conflict', (_, asked) => {
  const refused = { code: 'conflict', message: 'There is another note with this id.', details: { current: found } }
  expect(() => sameAgain({ noun: 'note' }, found, asked)).toThrow(expect.objectContaining(refused))
})

const trashed = { ...found, version: 2, deletedAt: '2026-03-05T10:00:00.000Z' }

it('asked again once it was deleted, it is neither made anew nor answered as if it were there, but shown as it lies in the trash', () => {
  const refused = { code: 'conflict', message: 'What was made under this id has been deleted since.', details: { current: trashed } }
  expect(() => sameAgain({ noun: 'note' }, trashed, { title: 'One' })).toThrow(expect.objectContaining(refused))
  const another = { code: 'conflict', message: 'There is another note with this id.', details: { current: trashed } }
  expect(() => sameAgain({ noun: 'note' }, trashed, { title: 'Two' })).toThrow(expect.objectContaining(another))
})

it('of what may not be read, it tells nothing, the trash neither', () => {
  for (const kept of [found, trashed])
    expect(() => sameAgain({ noun: 'note' }, kept, {}, null)).toThrow(
      expect.objectContaining({ message: 'There is another note with this id.', details: {} }),
    )
})
