import { expect, it } from 'vitest'
import { libraryQuestion } from '../question/library/index.ts'
import { judgeMatching } from './judge-matching.ts'
import { labelledQuestions } from './labelled-questions.ts'
import { labelledStories } from './labelled-stories.ts'

const share = (count: number, of: number) => Math.floor((100 * count) / of)

it('puts a fitting story among the first three for most questions it was not tuned by, without any tags', () => {
  const { heldOut } = judgeMatching()
  expect(share(heldOut.amongThree, heldOut.of)).toBeGreaterThanOrEqual(65)
  expect(share(heldOut.first, heldOut.of)).toBeGreaterThanOrEqual(30)
})

it('does no worse on what it is tuned by than it did', () => {
  const { tunedBy } = judgeMatching()
  expect(share(tunedBy.amongThree, tunedBy.of)).toBeGreaterThanOrEqual(70)
})

it('is tuned by labels that name questions and stories there are, each question once', () => {
  const stories = new Set(labelledStories.map(({ id }) => id))
  expect(stories.size).toBe(labelledStories.length)
  for (const { questionId, storyIds } of labelledQuestions) {
    expect(libraryQuestion(questionId), questionId).not.toBeNull()
    expect(storyIds.length, questionId).toBeGreaterThan(0)
    for (const id of storyIds) expect(stories, questionId).toContain(id)
  }
  expect(new Set(labelledQuestions.map(({ questionId }) => questionId)).size).toBe(labelledQuestions.length)
})
