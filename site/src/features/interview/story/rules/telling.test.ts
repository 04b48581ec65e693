import type { Telling } from '@throughline/core/interview'
import { describe, expect, it } from 'vitest'
import { partsMissing, remarksBy, tellingIn, withMain } from './telling.ts'

const nothing = { situation: '', task: '', action: '', result: '', reflection: '' }
const told = (minutes: Telling['minutes'], parts: Partial<typeof nothing> = {}): Telling => ({ minutes, ...nothing, ...parts })

describe('what might be better', () => {
  it('is told with the part it is about, and with the length where it is that', () => {
    const remarks = remarksBy(
      told(1, { situation: 'We held stock. '.repeat(60), action: 'We looked at what we had, and we counted.', result: 'It went well.' }),
    )
    expect([...remarks].map(([place, all]) => [place, all.map(({ code }) => code)])).toEqual([
      ['task', ['missing-part']],
      ['reflection', ['missing-part']],
      ['result', ['result-without-number']],
      ['action', ['we-more-than-i']],
      ['length', ['over-length']],
      ['situation', ['situation-longer-than-action']],
    ])
  })
  it('is not said while nothing is written', () => expect(remarksBy(told(2)).size).toBe(0))
})

it('the length that is asked for is shown, otherwise two minutes, otherwise the first', () => {
  const all = [told(1), told(2), told(5)]
  expect([tellingIn(all, 5), tellingIn(all, null), tellingIn([told(5)], 1)].map(({ minutes }) => minutes)).toEqual([5, 2, 5])
})

it('a part that one length tells is not missing, and reflection never is', () => {
  const one = told(1, { situation: 'Late.', action: 'I asked.' })
  expect(partsMissing([one, told(2, { task: 'To say why.' })])).toEqual(['result'])
})

it('the main point comes first, and the others stay in their order', () => {
  expect(withMain({ competencies: ['planning', 'influence', 'Stock'] }, 'Stock')).toEqual(['Stock', 'planning', 'influence'])
})
