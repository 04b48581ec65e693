import type { ListedMessage } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { learned, MOST_SHOWN, type Talk, withEarlier, withLater, withMissed, without } from './talk.ts'

const at = (n: number) => new Date(Date.UTC(2026, 10, 12) + n * 1_000).toISOString()
const said = (n: number, fields: Partial<ListedMessage> = {}) =>
  ({ id: `m${n}`, postedAt: at(n), version: 1, replyTo: null, replies: null, reactions: [], ...fields }) as unknown as ListedMessage
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => said(from + n))
const talk = (fields: Partial<Talk> = {}): Talk => ({ answered: null, said: range(10, 12), earlier: null, later: null, ...fields })
const ids = ({ said }: Talk) => said.map(({ id }) => id).join(' ')

test('what is new stands in the order it was said, each once, however often and in whatever order it is heard of', () => {
  const after = [said(15), said(13), said(14), said(13)].reduce((sum, each) => learned(sum, [each]), talk())
  expect(ids(after)).toBe('m10 m11 m12 m13 m14 m15')
})

test('what is known in a later version stays, and reactions to the same version are taken in', () => {
  const edited = learned(talk(), [said(11, { version: 3, body: 'now' })])
  expect(learned(edited, [said(11, { version: 2, body: 'then' })]).said[1]?.body).toBe('now')
  const reacted = learned(edited, [said(11, { version: 3, reactions: [{ emoji: '👍', count: 1, personIds: ['a'] }] })])
  expect(reacted.said[1]?.reactions).toHaveLength(1)
})

test('what lies beyond a stretch that is not here is left to that stretch', () => {
  expect(ids(learned(talk({ later: 'm12' }), [said(20)]))).toBe('m10 m11 m12')
  expect(ids(learned(talk({ earlier: 'm10' }), [said(2)]))).toBe('m10 m11 m12')
  expect(ids(learned(talk({ said: [], later: null }), [said(20)]))).toBe('m20')
})

test('replies are no part of the main line, and in a line of replies are all there is', () => {
  const reply = said(20, { replyTo: 'm3' })
  expect(learned(talk(), [reply])).toEqual(talk())
  const line = talk({ answered: said(3), said: [] })
  const after = learned(line, [reply, said(21), said(3, { version: 2 })])
  expect(ids(after)).toBe('m20')
  expect(after.answered?.version).toBe(2)
})

test('earlier and later stretches join without doubles, and say where the line goes on', () => {
  const before = withEarlier(talk({ earlier: 'm10' }), { items: range(8, 10), earlier: 'm8', later: 'm10' })
  expect([ids(before), before.earlier]).toEqual(['m8 m9 m10 m11 m12', 'm8'])
  const after = withLater(talk({ later: 'm12' }), { items: range(12, 14), earlier: 'm12', later: null })
  expect([ids(after), after.later]).toEqual(['m10 m11 m12 m13 m14', null])
})

test('who reads on and on loses what is furthest away, and can go back to it', () => {
  const full = talk({ said: range(1_000, 1_000 + MOST_SHOWN - 1), earlier: 'm1000' })
  const before = withEarlier(full, { items: range(900, 999), earlier: 'm900', later: 'm999' })
  expect(before.said).toHaveLength(MOST_SHOWN)
  expect([before.said[0]?.id, before.later]).toEqual(['m900', before.said.at(-1)?.id])
  const back = withLater(before, { items: range(900 + MOST_SHOWN, 999 + MOST_SHOWN), earlier: 'x', later: null })
  expect([ids(back), back.earlier, back.later]).toEqual([ids(full), 'm1000', null])
})

test('what was missed comes after what is here, as much as there is room for', () => {
  const after = withMissed(talk({ earlier: 'm10' }), { items: range(13, 20), earlier: 'm13', later: null })
  expect([after.said.length, after.earlier, after.later]).toEqual([11, 'm10', null])
  const much = withMissed(talk(), { items: range(13, 13 + MOST_SHOWN), earlier: 'm13', later: null })
  expect([much.said[0]?.id, much.said.length, much.later]).toEqual(['m10', MOST_SHOWN, much.said.at(-1)?.id])
  const begun = withMissed(talk({ said: [] }), { items: range(13, 14), earlier: 'm13', later: null })
  expect([ids(begun), begun.earlier]).toEqual(['m13 m14', 'm13'])
})

test('what is no more goes', () => {
  expect(ids(without(talk(), new Set(['m11', 'x'])))).toBe('m10 m12')
})
