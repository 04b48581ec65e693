import { describe, expect, it } from 'vitest'
import { refusal } from '../../career/test-records.ts'
import { createInterviewMemory } from '../memory/interview-memory.ts'
import { confirmed, practisedCard, proof, storedJob, storedStory, storedWin } from '../memory/test-facts.ts'
import { ensureCard, restoreCardsOf, trashCardsOf } from '../practice/cards.ts'
import { reviewCard } from '../practice/review-card.ts'
import { createReviewMemory } from '../practice/review-memory.ts'
import { undoReview } from '../practice/undo-review.ts'
import { createQuestion, editQuestion } from '../question/change-question.ts'
import { libraryQuestions } from '../question/library/index.ts'
import { interviewDeps } from '../test-interview.ts'
import { readCoverage } from './read-coverage.ts'

const mainly = (competency: string) => libraryQuestions.filter(({ competencies }) => competencies[0] === competency)
const [first, second] = mainly('conflict').map(({ id }) => ({ id })) as [{ id: string }, { id: string }]

const panelOn = (on: string) => ({
  ...{
    id: '019a9b3c-5d00-7cc0-8000-00000000ffff',
    title: 'Panel',
    on,
    time: null,
    timeZone: null,
    durationMinutes: 60,
    people: '',
    note: '',
    debrief: null,
  },
})

describe('coverage', () => {
  it('is empty where there is nothing', async () => {
    expect(await readCoverage(interviewDeps())).toEqual({ on: '2026-03-05', targetJobId: null, competencies: [], stories: [] })
  })

  it('names competencies in the language of the person', async () => {
    const deps = interviewDeps({ locale: 'de-AT' })
    await storedStory(deps, { competencies: ['integrity', 'Bakery'] })
    expect((await readCoverage(deps)).competencies.map(({ name }) => name).toSorted()).toEqual(['Bakery', 'Integrität'])
  })

  it('counts wins, stories and questions of each competency, however its name was written', async () => {
    const deps = interviewDeps()
    const win = await storedWin(deps, { competencies: ['Handling Conflict', 'conflict', 'Bees'], happenedOn: '2025' })
    await storedWin(deps, { competencies: ['conflict'], happenedOn: '2025-07' })
    const main = await storedStory(deps, { title: 'Main', competencies: ['Handling conflict', 'bees'], winIds: [win.id] })
    const aside = await storedStory(deps, { title: 'Aside', competencies: ['planning', 'conflict'] })
    await practisedCard(deps, { storyId: main.id }, '2026-03-01')
    await practisedCard(deps, { questionId: first.id, storyId: aside.id }, '2026-03-03')
    await practisedCard(deps, { questionId: second.id }, null)
    const { competencies, stories } = await readCoverage(deps)
    expect(competencies.map(({ competency, name }) => [competency, name])).toEqual([
      ['conflict', 'Handling conflict'],
      ['bees', 'Bees'],
      ['planning', 'Planning'],
    ])
    expect(competencies[0]).toEqual({
      ...{ competency: 'conflict', name: 'Handling conflict', wins: 2, newestWinOn: '2025-07' },
      stories: [
        { id: main.id, isMain: true, strength: 'thin' },
        { id: aside.id, isMain: false, strength: 'thin' },
      ],
      ...{ questions: { practised: 1, of: mainly('conflict').length }, lastPractisedOn: '2026-03-03' },
      next: { step: 'practise-questions', count: 3, questionIds: expect.not.arrayContaining([first.id]) },
    })
    expect(stories).toEqual([
      { id: main.id, title: 'Main' },
      { id: aside.id, title: 'Aside' },
    ])
  })

  it('counts a question that was told with a story’s card, until that is taken back or the story goes', async () => {
    const deps = interviewDeps()
    const story = await storedStory(deps, { competencies: ['conflict'] })
    const { id } = await ensureCard(deps, { storyId: story.id })
    const practised = async () => (await readCoverage(deps)).competencies[0]?.questions.practised
    const told = async (questionId: string) => (await reviewCard(deps, id, { rating: 'good', questionId })).review.id
    const once = await told(first.id)
    expect(await practised()).toBe(1)
    const twice = await told(second.id)
    await told(second.id).then((third) => undoReview(deps, id, third))
    expect(await practised()).toBe(2)
    // Another process, or one begun anew, knows the same.
    const anew = { ...deps, interviewMemory: createInterviewMemory(), reviewMemory: createReviewMemory() }
    expect((await readCoverage(anew)).competencies[0]?.questions.practised).toBe(2)
    await undoReview(deps, id, twice)
    expect(await practised()).toBe(1)
    await trashCardsOf(deps, { storyId: story.id })
    expect(await practised()).toBe(0)
    await restoreCardsOf(deps, { storyId: story.id })
    await undoReview(deps, id, once)
    expect(await practised()).toBe(0)
  })

  it('offers the best proved of the wins, and starred questions before others', async () => {
    const deps = interviewDeps()
    await storedWin(deps, { title: 'Bare', competencies: ['conflict'], happenedOn: '2026-03' })
    await storedWin(deps, { title: 'Gone', competencies: ['conflict'], evidence: [proof({ state: 'gone' })] })
    const proved = await storedWin(deps, { title: 'Proved', competencies: ['conflict'], evidence: [proof()] })
    const offered = await readCoverage(deps)
    expect(offered.competencies[0]?.next).toMatchObject({ wins: [{ title: 'Proved' }, { title: 'Bare' }, { title: 'Gone' }] })
    const story = await storedStory(deps, { competencies: ['conflict'], winIds: [proved.id] })
    await confirmed(deps, proved.id)
    const other = await storedStory(deps, { competencies: ['conflict'] })
    await practisedCard(deps, { storyId: other.id }, '2026-03-01')
    await editQuestion(deps, second.id, { starred: true })
    await editQuestion(deps, first.id, { hidden: true })
    const [row] = (await readCoverage(deps)).competencies
    expect(row?.stories[0]).toEqual({ id: story.id, isMain: true, strength: 'strong' })
    expect(row?.questions.of).toBe(mainly('conflict').length - 1)
    expect(row?.next).toMatchObject({ questionIds: expect.arrayContaining([second.id]) })
    expect(row?.next.step === 'practise-questions' && row.next.questionIds[0]).toBe(second.id)
  })

  it('knows questions of one’s own, and of practised ones also what nothing else is there for', async () => {
    const deps = interviewDeps()
    const { id } = await createQuestion(deps, { text: 'And the bees?', competencies: ['Bees'] })
    expect((await readCoverage(deps)).competencies).toEqual([])
    await practisedCard(deps, { questionId: id }, '2026-03-01')
    expect((await readCoverage(deps)).competencies).toMatchObject([
      { competency: 'bees', name: 'Bees', wins: 0, stories: [], questions: { practised: 1, of: 1 }, next: { step: 'make-goal' } },
    ])
  })

  it('tells of 200 competencies at most, most told first', async () => {
    const deps = interviewDeps()
    await storedWin(deps, { competencies: Array.from({ length: 300 }, (_, n) => `Own ${n}`) })
    await storedStory(deps, { competencies: ['Told'] })
    const { competencies } = await readCoverage(deps)
    expect([competencies.length, competencies[0]?.name]).toEqual([200, 'Told'])
  })

  it('of a job is what it asks for in its order, whatever there is', async () => {
    const deps = interviewDeps()
    await storedWin(deps, { title: 'I told my lead I disagreed', competencies: ['planning'] })
    const { id } = await storedJob(deps, {
      competencies: ['Handling conflict', 'Bees', 'bees', 'planning'],
      interviews: [panelOn('2026-03-12')],
    })
    const { targetJobId, competencies } = await readCoverage(deps, id)
    expect(targetJobId).toBe(id)
    expect(competencies.map(({ name, next }) => [name, next.step])).toEqual([
      ['Handling conflict', 'find-win'],
      ['Bees', 'find-win'],
      ['Planning', 'write-story'],
    ])
    expect(competencies[0]?.next).toMatchObject({ wins: [{ title: 'I told my lead I disagreed' }] })
    expect(await refusal(readCoverage(deps, deps.ids.next()))).toBe('not-found')
  })

  it('has time for a goal once an interview is over, also while nobody has looked back on it', async () => {
    const deps = interviewDeps()
    const { id } = await storedJob(deps, { competencies: ['Bees'], interviews: [panelOn('2026-03-04')] })
    expect((await readCoverage(deps, id)).competencies).toMatchObject([{ next: { step: 'make-goal' } }])
  })

  it('of names without an end gathers so many that nobody has more, and gives way among them', async () => {
    const deps = interviewDeps()
    let turns = 0
    const watched = { ...deps, giveWay: async () => void turns++ }
    await storedWin(deps, { competencies: ['planning'] })
    await storedStory(deps, { competencies: ['Told', 'planning'] })
    const few = await readCoverage(watched)
    expect(few.competencies.map(({ name }) => name)).toEqual(['Planning', 'Told'])
    const read = turns
    for (let win = 0; win < 600; win++)
      await storedWin(deps, { happenedOn: '2025', competencies: ['conflict', ...Array.from({ length: 19 }, (_, n) => `Own ${win} ${n}`)] })
    turns = 0
    const { competencies } = await readCoverage(watched)
    expect(competencies.slice(0, 3).map(({ name, wins }) => [name, wins])).toEqual([
      ['Planning', 1],
      ['Told', 0],
      ['Handling conflict', 600],
    ])
    expect(competencies).toHaveLength(200)
    expect(turns - read).toBeGreaterThanOrEqual(8)
    // What a job asks for is found among them all the same.
    const { id } = await storedJob(deps, { competencies: ['Own 599 18', 'Own 0 0'] })
    expect((await readCoverage(watched, id)).competencies.map(({ wins }) => wins)).toEqual([1, 1])
  })
})
