import { expect, it } from 'vitest'
import { exportZip } from '../../export/index.ts'
import {
  createInterviewMemory,
  createQuestion,
  createStory,
  editPracticeSettings,
  getPracticeSettings,
  practiceCards,
  practiceReviews,
  practiceToday,
  practiseQuestion,
  questions,
  reviewCard,
  stories,
  undoReview,
} from '../../interview/index.ts'
import { heldFile, joined, type Kind, listAll, type StoredRecord } from '../../kernel/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { exportedBare, importing, textOf } from './test-archive.ts'

const all = <R extends StoredRecord>(deps: ReturnType<typeof importDeps>, { queries }: Kind<R>): Promise<R[]> =>
  listAll(deps, deps.actor.space, queries.all, {})

it('an own archive brings cards with all they know and their log, which goes on where it was', async () => {
  const from = importDeps()
  const story = await createStory(from, { title: 'The spike that was none' })
  const own = await createQuestion(from, { text: 'Whose crane was it?' })
  const { card } = await practiseQuestion(from, { questionId: own.id, storyId: story.id })
  await practiseQuestion(from, { questionId: 'own-mistake' })
  const rated = []
  for (const rating of ['good', 'again', 'hard'] as const) {
    rated.push(await reviewCard(from, card.id, { rating }))
    from.clock.advance({ hours: 72 })
  }
  const { review: taken } = await reviewCard(from, card.id, { rating: 'easy' })
  await undoReview(from, card.id, taken.id)
  await editPracticeSettings(from, { dailyLimit: 4 })

  const to = importDeps()
  const { problems } = await runImport(to, { format: 'throughline-zip', file: heldFile(await joined(exportZip(from))) })
  expect(problems).toEqual([])
  const [[toldStory], [question], cards, log] = await Promise.all([
    all(to, stories),
    all(to, questions),
    all(to, practiceCards),
    all(to, practiceReviews),
  ])
  expect(cards).toHaveLength(3)
  expect(cards.find(({ questionId }) => questionId === 'own-mistake')).toMatchObject({ storyId: null, scheduling: null })
  expect(cards.find(({ questionId }) => questionId === null)).toMatchObject({ storyId: toldStory?.id })
  const brought = cards.find(({ questionId }) => questionId === question?.id)
  expect(brought).toMatchObject({ storyId: toldStory?.id, due: rated[2]?.card.due, scheduling: rated[2]?.card.scheduling })
  const counted = log.filter(({ deletedAt }) => deletedAt === null).toSorted((a, b) => (a.reviewedAt < b.reviewedAt ? -1 : 1))
  expect(counted.map(({ rating, cardId, storyId }) => [rating, cardId, storyId])).toEqual(
    ['good', 'again', 'hard'].map((rating) => [rating, brought?.id, toldStory?.id]),
  )
  expect((await undoReview(to, brought?.id ?? '', counted[2]?.id ?? '')).scheduling).toEqual(rated[1]?.card.scheduling)
  expect((await getPracticeSettings(to)).dailyLimit).toBe(4)
})

it.each([
  ['a memory that FSRS never has', { stability: 1e-300 }],
  ['a day past which none can be written', { lastReviewedOn: '9999-12-31' }],
  ['more ratings than can be counted', { reps: Number.MAX_SAFE_INTEGER }],
])('a card with %s is left out, and practice goes on', async (_, forged) => {
  const from = importDeps()
  await createStory(from, { title: 'The spike that was none' })
  const [{ id } = { id: '' }] = await all(from, practiceCards)
  await reviewCard(from, id, { rating: 'good' })
  const files = await exportedBare(from)
  const [card] = JSON.parse(textOf(files['records/practice-card.json']))
  const told = `[\n${JSON.stringify({ ...card, scheduling: { ...card.scheduling, ...forged } })}\n]\n`
  const to = { ...importDeps(), interviewMemory: createInterviewMemory() }
  const made = await importing(to, { ...files, 'records/practice-card.json': utf8(told) })
  expect(made.problems).toMatchObject([{ message: expect.stringMatching(/left out: scheduling/) }])
  to.clock.advance({ hours: 100 })
  expect((await practiceToday(to)).cards).toMatchObject([{ card: { scheduling: null } }])
})
