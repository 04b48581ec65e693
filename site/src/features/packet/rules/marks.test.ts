import { expect, it } from 'vitest'
import { leavingSources, marksOf, saysAnything } from './marks.ts'
import { packetOf, sentenceOf } from './test-packet.ts'

it('numbers sources as documents do, and gives those of the journal letters', () => {
  const packet = packetOf(
    sentenceOf('One.', ['win', 'w1'], ['journal-entry', 'j1']),
    sentenceOf('Two.', ['task', 't1'], ['win', 'w1']),
    sentenceOf('Mine.'),
  )
  expect([...marksOf(packet, new Set())]).toEqual([
    ['w1', '1'],
    ['t1', '2'],
    ['j1', 'a'],
  ])
})

it('gives no number to what only a withheld sentence rests on', () => {
  const kept = sentenceOf('One.', ['win', 'w1'])
  const packet = packetOf(kept, sentenceOf('Two.', ['win', 'w2']))
  expect(marksOf(packet, new Set([kept.id])).get('w2')).toBe('1')
  expect(marksOf(packet, new Set([kept.id])).get('w1')).toBe('a')
})

it('what only a withheld sentence of a paragraph rests on stays, and with nothing else the whole section', () => {
  const [kept, said] = [sentenceOf('One.', ['win', 'w1'], ['task', 't1']), sentenceOf('Two.', ['task', 't1'], ['journal-entry', 'j1'])]
  const [part] = packetOf(kept, said).sections
  const [paragraph] = part?.paragraphs ?? []
  if (!paragraph) throw new Error('The sample has no paragraph.')
  expect([...leavingSources(paragraph, new Set([kept.id]))]).toEqual(['t1'])
  expect(saysAnything([paragraph], new Set([kept.id]))).toBe(true)
  expect(saysAnything([paragraph], new Set([kept.id, said.id]))).toBe(false)
})
