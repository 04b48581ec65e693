import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { markdown } from '../preview/language.ts'
import { paragraphAt } from './focus-mode.ts'
import { linkAt } from './pressing.ts'

const state = (doc: string) => EditorState.create({ doc, extensions: [markdown] })

test('the paragraph of a place is what stands between empty lines; an empty line is one by itself', () => {
  const text = state('a\nb\n\nc\n \nd')
  expect(paragraphAt(text, 2)).toEqual([0, 2])
  expect(paragraphAt(text, 4)).toEqual([4])
  expect(paragraphAt(text, 5)).toEqual([5])
})

test('the link of a place is found within its text and its address, and none that could run something', () => {
  expect(linkAt(state('a [b](/goals/01J) c'), 4)).toBe('/goals/01J')
  expect(linkAt(state('a [b](/goals/01J) c'), 10)).toBe('/goals/01J')
  expect(linkAt(state('a [b](/goals/01J) c'), 1)).toBeNull()
  expect(linkAt(state('<https://x.y>'), 5)).toBe('https://x.y')
  expect(linkAt(state('[b](javascript:alert)'), 2)).toBeNull()
})
