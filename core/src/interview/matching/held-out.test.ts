import { describe, expect, it } from 'vitest'
import { libraryCompetency } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'
import { libraryQuestion, libraryQuestions } from '../question/library/index.ts'
import { heldOutQuestions, heldOutStories } from './held-out.ts'

const words = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

describe('the stories that a matcher is judged by', () => {
  it('are thirty, of as many lines of work, in two languages', () => {
    expect(heldOutStories.filter(({ language }) => language === 'en')).toHaveLength(22)
    expect(heldOutStories.filter(({ language }) => language === 'de')).toHaveLength(8)
    expect(new Set(heldOutStories.map(({ id }) => id)).size).toBe(30)
    expect(new Set(heldOutStories.map(({ of }) => of)).size).toBe(30)
  })

  it('are told in the first person, at the length of a minute', () => {
    for (const { id, language, text } of heldOutStories) {
      const said = words(text)
      expect(said.length, id).toBeGreaterThanOrEqual(60)
      expect(said.length, id).toBeLessThanOrEqual(150)
      expect(said.filter((word) => word === (language === 'en' ? 'i' : 'ich')).length, id).toBeGreaterThanOrEqual(2)
    }
  })

  it('do not name what they show', () => {
    const named = heldOutQuestions.flatMap(({ questionId, storyIds }) => {
      const main = libraryCompetency(libraryQuestion(questionId)?.competencies[0] ?? '')?.name.toLowerCase() ?? ''
      return heldOutStories
        .filter(({ id, text }) => storyIds.includes(id) && text.toLowerCase().includes(main))
        .map(({ id }) => `${questionId} ${id}`)
    })
    expect(named).toEqual([])
  })
})

describe('the labels', () => {
  it('name questions of the library, each once, and stories of the pool', () => {
    expect(heldOutQuestions.length).toBeGreaterThanOrEqual(70)
    const pool = new Set(heldOutStories.map(({ id }) => id))
    for (const { questionId, storyIds } of heldOutQuestions) {
      expect(libraryQuestion(questionId), questionId).not.toBeNull()
      expect(storyIds.length, questionId).toBeGreaterThanOrEqual(1)
      expect(storyIds.length, questionId).toBeLessThanOrEqual(5)
      expect(new Set(storyIds).size, questionId).toBe(storyIds.length)
      expect(
        storyIds.filter((id) => !pool.has(id)),
        questionId,
      ).toEqual([])
    }
  })

  it('leave no story without a question, nor a kind but closing without three', () => {
    const labelled = new Set(heldOutQuestions.flatMap(({ storyIds }) => storyIds))
    expect(heldOutStories.filter(({ id }) => !labelled.has(id)).map(({ id }) => id)).toEqual([])
    const asked = new Set(heldOutQuestions.map(({ questionId }) => questionId))
    for (const [kind, of] of Map.groupBy(libraryQuestions, ({ kind }) => kind))
      if (kind !== 'closing') expect(of.filter(({ id }) => asked.has(id)).length, kind).toBeGreaterThanOrEqual(3)
  })
})
