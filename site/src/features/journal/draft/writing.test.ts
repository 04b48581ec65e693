import { expect, it } from 'vitest'
import { emptyFields, fieldsWith } from './test-fields.ts'
import {
  anew,
  answered,
  begun,
  begunWith,
  changed,
  chosen,
  hasWords,
  isSaved,
  kept,
  learned,
  next,
  opened,
  sending,
  stale,
  unsaved,
} from './writing.ts'

const saved = (body = 'Rain', more = {}) => opened('e', { version: 3, fields: fieldsWith({ body, ...more }) })
const sent = (writing = saved()) => sending(writing, next(writing) ?? expect.fail('there is nothing to send'))
let ids = 0
const newId = () => `lost-${++ids}`

it('makes nothing before the first word, whatever else is said', () => {
  const empty = begun('e', fieldsWith({ body: '## What went well\n' }))
  expect(next(changed(empty, { mood: 1, body: '  \n' }))).toBeNull()
  expect(hasWords(changed(empty, { body: '## What went well\nThe oven' }))).toBe(true)
  expect(next(changed(empty, { title: 'Oven', mood: 1 }))).toMatchObject({ do: 'make', fields: { title: 'Oven', mood: 1 } })
})

it('begins otherwise without a word being written, as long as there is none', () => {
  const review = begunWith(begun('e', emptyFields), { title: 'Week 46', body: '## Done' })
  expect(review && [review.now.title, next(review)]).toEqual(['Week 46', null])
  expect(review && next(changed(review, { body: '## Done\n- The oven' }))).toMatchObject({ do: 'make', fields: { title: 'Week 46' } })
  expect(begunWith(changed(begun('e', emptyFields), { body: 'A' }), { body: '' })).toBeNull()
})

it('sends the fields that differ, and those of the day together', () => {
  expect(next(changed(saved(), { mood: 2 }))).toEqual({ do: 'edit', version: 3, changes: { mood: 2 } })
  expect(unsaved(changed(saved(), { entryDate: '2026-11-11' }))).toEqual(['entryDate', 'entryAt', 'timeZone'])
  expect(next(changed(saved(), { title: ' ', body: 'Rain' }))).toBeNull()
})

it('sends the same again until there is an answer, then the rest', () => {
  const first = sent(changed(saved(), { body: 'Rain a' }))
  const more = changed(first, { body: 'Rain a b' })
  expect(next(more)).toEqual(first.sent)
  const after = answered(more, 4, fieldsWith({ body: 'Rain a' }))
  expect(after.now.body).toBe('Rain a b')
  expect(next(after)).toEqual({ do: 'edit', version: 4, changes: { body: 'Rain a b' } })
})

it('knows its own text again when the answer to it was lost', () => {
  const typed = changed(sent(changed(saved(), { body: 'Rain a' })), { body: 'Rain a b' })
  const after = stale(typed, 4, fieldsWith({ body: 'Rain a' }))
  expect(after.held).toEqual([])
  expect(next(after)).toEqual({ do: 'edit', version: 4, changes: { body: 'Rain a b' } })
})

it('keeps what is typed as it is typed, where the server trims or composes it', () => {
  const typed = sent(changed(saved(), { title: 'Rain ', body: 'cafe\u0301' }))
  const after = answered(typed, 4, fieldsWith({ title: 'Rain', body: 'caf\u00e9' }))
  expect(after.now.title).toBe('Rain ')
  expect(isSaved(after)).toBe(true)
})

it('follows another page where nothing was typed here', () => {
  const after = learned(saved(), 4, fieldsWith({ body: 'Snow', mood: -1 }))
  expect(after.now).toMatchObject({ body: 'Snow', mood: -1 })
  expect(isSaved(after)).toBe(true)
  expect(learned(after, 3, fieldsWith({ body: 'Old' })).now.body).toBe('Snow')
})

it('merges other fields, and joins words that were added in two places', () => {
  const mine = changed(saved('Rain', { tags: ['home'] }), { body: 'Rain, all day', tags: ['home', 'garden'] })
  const after = learned(mine, 4, fieldsWith({ body: 'Rain', mood: 2, tags: ['weather'] }))
  expect(after.now).toMatchObject({ body: 'Rain, all day', mood: 2, tags: ['weather', 'garden'] })
  expect(after.held).toEqual([])
  expect(next(after)).toEqual({ do: 'edit', version: 4, changes: { body: 'Rain, all day', tags: ['weather', 'garden'] } })
})

it('holds a text that was changed twice until the person has chosen, and sends the rest', () => {
  const mine = changed(sent(changed(saved(), { body: 'Rain, mine' })), { mood: 1 })
  const clash = stale(mine, 4, fieldsWith({ body: 'Rain, theirs' }))
  expect(clash.held).toEqual(['body'])
  expect(clash.now.body).toBe('Rain, mine')
  expect(clash.known.fields.body).toBe('Rain, theirs')
  expect(next(clash)).toEqual({ do: 'edit', version: 4, changes: { mood: 1 } })
  expect(isSaved(answered(sent(clash), 5, fieldsWith({ body: 'Rain, theirs', mood: 1 })))).toBe(false)
})

it('keeps what lost as a revision before it writes what won', () => {
  const clash = learned(changed(saved(), { body: 'Mine' }), 4, fieldsWith({ body: 'Theirs' }))
  const won = chosen(clash, { title: '', body: 'Both' }, newId)
  expect(won.lost.map(({ body }) => body)).toEqual(['Theirs', 'Mine'])
  expect(next(won)).toEqual({ do: 'keep', text: won.lost[0] })
  const later = kept(sent(kept(sent(won))))
  expect(next(later)).toEqual({ do: 'edit', version: 4, changes: { body: 'Both' } })
  expect(chosen(clash, { title: '', body: 'Theirs' }, newId).lost.map(({ body }) => body)).toEqual(['Mine'])
})

it('holds no more what turns out to say the same', () => {
  const clash = learned(changed(saved(), { body: 'Mine' }), 4, fieldsWith({ body: 'Theirs' }))
  expect(learned(clash, 5, fieldsWith({ body: 'Mine' })).held).toEqual([])
})

it('makes another entry of what is shown when its own is gone', () => {
  const again = anew(changed(saved(), { mood: 1 }), 'new')
  expect(next(again)).toEqual({ do: 'make', fields: { ...emptyFields, body: 'Rain', mood: 1 } })
})

it.each(['Theirs', ''])('takes a text that lost along to the other entry, where it reads “%s” now', (theirs) => {
  const clash = learned(changed(saved(), { body: 'Mine' }), 4, fieldsWith({ body: theirs }))
  const again = anew(chosen(clash, { title: '', body: theirs }, newId), 'new')
  expect(next(again)).toMatchObject({ do: 'make', fields: { body: theirs } })
  const made = answered(sent(again), 1, fieldsWith({ body: theirs }))
  expect(next(made)).toMatchObject({ do: 'keep', text: { body: 'Mine' } })
  expect(isSaved(kept(sent(made)))).toBe(true)
})
