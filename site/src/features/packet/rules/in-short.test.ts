import type { PacketSection, Sentence } from '@throughline/core/review'
import { expect, test } from 'vitest'
import { inShortOf } from './in-short.ts'
import { sentenceOf } from './test-packet.ts'

const drafted = (sentence: Sentence, facet: 'headline' | 'measured'): Sentence => ({ ...sentence, drafted: { facet, of: null, text: '' } })
const section = (kind: PacketSection['kind'], ...sentences: Sentence[]): PacketSection => ({
  ...{ id: kind, kind, heading: `Of ${kind}` },
  paragraphs: sentences.map((sentence) => ({ id: `of ${sentence.id}`, sentences: [sentence] })),
})

test('what rests on the same record as a sentence in short leads there, and nothing else does', () => {
  const head = drafted(sentenceOf('From 40 to 12.', ['win', 'win'], ['check-in', 'last']), 'headline')
  const goals = section(
    'goals',
    drafted(sentenceOf('I checked in once.', ['goal', 'goal'], ['check-in', 'last']), 'measured'),
    drafted(sentenceOf('Another.', ['goal', 'other']), 'measured'),
  )
  const next = section('next', sentenceOf('Goes on.', ['goal', 'goal'], ['check-in', 'last']))
  const sections = [section('in-short', head), goals, next]
  const found = [goals, next].flatMap((one) => one.paragraphs.map((paragraph) => inShortOf(sections, one, paragraph)))
  expect(found).toEqual([{ sentenceId: head.id, heading: 'Of in-short' }, null, null])
})
