import { expect, it } from 'vitest'
import { readCoverage } from '../coverage/read-coverage.ts'
import { storedJob, storedStory, storedWin } from '../memory/test-facts.ts'
import { practiceCounts, practiceToday } from '../practice/today.ts'
import { createQuestion } from '../question/change-question.ts'
import { interviewDeps } from '../test-interview.ts'
import { questionsForStory, storiesForQuestion } from './read-matches.ts'

/** The turns that others had while something was read. */
function counting() {
  let turns = 0
  const deps = { ...interviewDeps(), giveWay: async () => void turns++ }
  const during = async (read: () => Promise<unknown>) => {
    const before = turns
    await read()
    return turns - before
  }
  return { deps, during }
}

const action = 'I had mixed up two names and apologised.'

it('others have their turn while all stories of an account are read, and what is read once is not read again', async () => {
  const { deps, during } = counting()
  for (let n = 0; n < 21; n++) await storedStory(deps, { title: `Story ${n}`, action })
  // What an account has is gone through once, whoever asks first.
  await practiceCounts(deps)
  expect(await during(() => storiesForQuestion(deps, 'own-mistake', 10))).toBe(10)
  expect(await during(() => storiesForQuestion(deps, 'own-mistake', 10))).toBe(0)
})

it('the same holds for practice, and for questions of one’s own', async () => {
  const { deps, during } = counting()
  const { id } = await storedStory(deps, { action })
  // The library is read once in a process, whoever asks first.
  await questionsForStory(deps, id, 10)
  for (let n = 0; n < 40; n++) await createQuestion(deps, { text: `Whose crane was number ${n}?` })
  expect(await during(() => questionsForStory(deps, id, 10))).toBe(3)
  for (let n = 0; n < 8; n++) await storedStory(deps, { title: `Story ${n}`, action })
  expect(await during(() => practiceCounts(deps))).toBe(0)
  expect(await during(() => practiceToday(deps))).toBe(3)
})

it('the same holds for wins that a job is compared with, where it asks for what nothing is tagged with', async () => {
  const { deps, during } = counting()
  for (let n = 0; n < 21; n++) await storedWin(deps, { title: `I told my lead I disagreed ${n}`, competencies: ['planning'] })
  const covered = await storedJob(deps, { competencies: ['planning'] })
  await practiceCounts(deps)
  expect(await during(() => readCoverage(deps, covered.id))).toBe(0)
  const job = await storedJob(deps, { competencies: ['conflict'] })
  expect(await during(() => readCoverage(deps, job.id))).toBe(5)
  expect(await during(() => readCoverage(deps, job.id))).toBe(0)
})
