import { workingTime } from '@throughline/contracts'
import { describe, expect, it, vi } from 'vitest'
import { readCoverage } from '../coverage/read-coverage.ts'
import { labelledStories } from '../matching/labelled-stories.ts'
import { questionsForStory, storiesForQuestion } from '../matching/read-matches.ts'
import { libraryQuestions } from '../question/library/index.ts'
import { interviewDeps } from '../test-interview.ts'
import { createInterviewMemory } from './interview-memory.ts'
import { practisedCard, proof, storedStory, storedWin } from './test-facts.ts'

const competencies = ['conflict', 'planning', 'integrity', 'finding-causes', 'budget', 'care', 'teaching', 'change']
const named = (at: number) => [competencies[at % 8], competencies[(at + 3) % 8]] as string[]
const textAt = (at: number) => labelledStories[at % labelledStories.length]?.text ?? ''

/** The processor's milliseconds of the quickest of three times, once it was done before. */
async function warm(doIt: () => Promise<unknown>): Promise<number> {
  await doIt()
  const times: number[] = []
  for (let time = 0; time < 3; time++) {
    const worked = workingTime()
    await doIt()
    times.push(worked())
  }
  return Math.min(...times)
}

async function fullAccount() {
  const deps = interviewDeps()
  const wins: string[] = []
  for (let at = 0; at < 300; at++)
    wins.push((await storedWin(deps, { title: `Win ${at}`, text: textAt(at), competencies: named(at), evidence: [proof(), proof()] })).id)
  const stories: string[] = []
  for (let at = 0; at < 500; at++)
    stories.push(
      (await storedStory(deps, { action: `${textAt(at)} ${at}`, competencies: named(at), winIds: [wins[at % 300] as string] })).id,
    )
  for (let at = 0; at < 5_000; at++) {
    const questionId = libraryQuestions[at % libraryQuestions.length]?.id ?? ''
    await practisedCard(deps, at % 2 ? { storyId: stories[at % 500] as string } : { questionId }, `2026-02-${10 + (at % 18)}`)
  }
  return { deps, story: stories[0] as string }
}

describe('what is known of an account', () => {
  it('answers coverage of 300 wins, 500 stories and 5,000 cards within 100 ms of the processor, and matches within 50', async () => {
    const { deps, story } = await fullAccount()
    expect(await warm(() => readCoverage(deps))).toBeLessThan(100)
    expect(await warm(() => storiesForQuestion(deps, 'own-mistake', 10))).toBeLessThan(50)
    expect(await warm(() => questionsForStory(deps, story, 10))).toBeLessThan(50)
    // A rating does not have all of it read again.
    let day = 10
    const rated = async () => {
      await practisedCard(deps, { storyId: story }, `2026-03-${++day}`)
      return storiesForQuestion(deps, 'own-mistake', 10)
    }
    expect(await warm(rated)).toBeLessThan(50)
  })

  it('is read once, and after that only what changed', async () => {
    const deps = interviewDeps()
    await storedStory(deps, { competencies: ['integrity'] })
    const list = vi.spyOn(deps.store, 'list')
    await readCoverage(deps)
    const before = list.mock.calls.length
    expect(before).toBeGreaterThan(0)
    await readCoverage(deps)
    const { id } = await storedStory(deps, { title: 'New', competencies: ['integrity'] })
    expect((await readCoverage(deps)).stories.map((story) => story.id)).toContain(id)
    expect(list.mock.calls.length).toBe(before)
  })

  it('is read anew where it takes too much room, and stays right', async () => {
    const deps = { ...interviewDeps(), interviewMemory: createInterviewMemory({ mostText: 1 }) }
    await storedStory(deps, { title: 'One', competencies: ['integrity'] })
    for (let again = 0; again < 2; again++) expect((await readCoverage(deps)).stories).toMatchObject([{ title: 'One' }])
  })

  it('counts names as well as texts, and lets others have their turn while it is read', async () => {
    const deps = interviewDeps()
    for (let at = 0; at < 500; at++) await storedWin(deps, { competencies: Array.from({ length: 20 }, (_, n) => `Own ${at} ${n}`) })
    let turns = 0
    const watched = { ...deps, giveWay: async () => void turns++ }
    const reads = async (mostText: number) => {
      const interviewMemory = createInterviewMemory({ mostText })
      const list = vi.spyOn(deps.store, 'list')
      for (let again = 0; again < 2; again++) await interviewMemory.facts(watched)
      const { length } = list.mock.calls
      list.mockRestore()
      return length
    }
    // The facts themselves are 500 × 300; their 10,000 names do not fit beside them.
    const twice = await reads(200_000)
    expect(await reads(1_000_000)).toBe(twice / 2)
    expect(turns).toBeGreaterThanOrEqual(9)
  })
})
