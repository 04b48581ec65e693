import type { Win } from '@throughline/core/career'
import type { StorySource } from '@throughline/core/interview'
import { expect, it } from 'vitest'
import { factsLeft } from './facts.ts'

const win = { id: 'w', evidence: [{ id: 'a' }, { id: 'b' }] } as Win
const source = (part: StorySource['part'], evidenceId: string | null) => ({ part, winId: 'w', evidenceId }) as StorySource

it('offers what a part does not rest on yet, though another part does', () => {
  const sources = [source('action', 'a'), source('result', null), source('result', 'b')]
  const left = (part: StorySource['part']) => factsLeft({ sources }, [win], part).map(({ piece }) => piece?.id ?? 'win')
  expect(left('result')).toEqual(['a'])
  expect(left('action')).toEqual(['win', 'b'])
  expect(left('task')).toEqual(['win', 'a', 'b'])
})
