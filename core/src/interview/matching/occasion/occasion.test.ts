import { expect, it } from 'vitest'
import { libraryQuestion, libraryQuestions } from '../../question/library/index.ts'
import { occasions } from './index.ts'

const all = Object.entries(occasions).map(([id, occasion]) => ({ id, ...occasion, list: occasion.questions.split(' ') }))

it.each(all)('$id names questions of the library, each once, and has cues in both languages', ({ list, told }) => {
  expect(list.filter((id) => libraryQuestion(id) === null)).toEqual([])
  expect(new Set(list).size).toBe(list.length)
  expect(told.en.split(',').length).toBeGreaterThanOrEqual(12)
  expect(told.de.split(',').length).toBeGreaterThanOrEqual(12)
})

it('is asked for by nearly every question but those about the person and the firm', () => {
  const asking = new Set(all.flatMap(({ list }) => list))
  expect(libraryQuestions.filter(({ id, kind }) => kind !== 'closing' && !asking.has(id))).toEqual([])
})
