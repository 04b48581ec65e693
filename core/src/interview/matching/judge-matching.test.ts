import { expect, it } from 'vitest'
import { libraryCompetency } from '../../career/index.ts'
import { libraryQuestion } from '../question/library/index.ts'
import { heldOutStories } from './held-out.ts'
import { heldOutTags } from './held-out-tags.ts'
import { judgeMatching } from './judge-matching.ts'
import { labelledQuestions } from './labelled-questions.ts'
import { labelledStories } from './labelled-stories.ts'
import { labelledTags } from './labelled-tags.ts'

const share = (count: number, of: number) => Math.floor((100 * count) / of)

const { heldOut, tunedBy } = judgeMatching()

it('puts a fitting story among the first three for four of five questions it was not tuned by, by the tags that stories have', () => {
  expect(share(heldOut.tagged.amongThree, heldOut.tagged.of)).toBeGreaterThanOrEqual(85)
  expect(share(heldOut.tagged.first, heldOut.tagged.of)).toBeGreaterThanOrEqual(70)
})

it('does so for most without any tags', () => {
  expect(share(heldOut.untagged.amongThree, heldOut.untagged.of)).toBeGreaterThanOrEqual(65)
  expect(share(heldOut.untagged.first, heldOut.untagged.of)).toBeGreaterThanOrEqual(30)
})

it('does no worse on what it is tuned by than it did', () => {
  expect(share(tunedBy.tagged.amongThree, tunedBy.tagged.of)).toBeGreaterThanOrEqual(80)
  expect(share(tunedBy.untagged.amongThree, tunedBy.untagged.of)).toBeGreaterThanOrEqual(70)
})

it('is judged by stories that each name one to four competencies of ours', () => {
  for (const [stories, tags] of [
    [heldOutStories, heldOutTags],
    [labelledStories, labelledTags],
  ] as const) {
    expect(Object.keys(tags).sort()).toEqual(stories.map(({ id }) => id).sort())
    for (const [id, named] of Object.entries(tags)) {
      expect(named.length, id).toBeGreaterThanOrEqual(1)
      expect(named.length, id).toBeLessThanOrEqual(4)
      for (const name of named) expect(libraryCompetency(name)?.id, `${id} ${name}`).toBe(name)
    }
  }
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
