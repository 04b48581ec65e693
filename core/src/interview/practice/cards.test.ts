import { describe, expect, it } from 'vitest'
import { listAll, revised } from '../../kernel/index.ts'
import { createQuestion, deleteQuestion, restoreQuestion } from '../question/change-question.ts'
import { type InterviewTestDeps, interviewDeps } from '../test-interview.ts'
import { type CardSubject, cardOf, ensureCard, purgeCards, restoreCardsOf, trashCardsOf } from './cards.ts'
import { deleteCard, practiseQuestion } from './change-card.ts'
import { practiceCards } from './schema.ts'

const storyId = '019a9b3c-5d00-7cc0-8000-00000000aaaa'
const story: CardSubject = { storyId }
const question: CardSubject = { questionId: 'number-changed-a-mind', storyId }

const liveCards = ({ store, actor }: InterviewTestDeps) => listAll({ store }, actor.space, practiceCards.queries.all, {})

describe('a card', () => {
  it('is made once for a story and once for a question, whoever asks at once, and is due today', async () => {
    const deps = interviewDeps()
    const made = await Promise.all([story, question, story, question].map((subject) => ensureCard(deps, subject)))
    expect(made[2]).toEqual(made[0])
    expect(made[3]).toEqual(made[1])
    expect(await liveCards(deps)).toHaveLength(2)
    expect(made).toMatchObject([
      { storyId, questionId: null, due: '2026-03-05', scheduling: null },
      { storyId, questionId: 'number-changed-a-mind', due: '2026-03-05' },
      ...[{}, {}],
    ])
  })

  it('goes to the trash with its story and comes back with all it knows', async () => {
    const deps = interviewDeps()
    const { id } = await ensureCard(deps, story)
    const asked = await ensureCard(deps, question)
    for (let twice = 0; twice < 2; twice++) await trashCardsOf(deps, story)
    expect(await cardOf(deps, story)).toBeNull()
    expect(await cardOf(deps, question)).toEqual(asked)
    for (let twice = 0; twice < 2; twice++) await restoreCardsOf(deps, story)
    expect(await cardOf(deps, story)).toMatchObject({ id, version: 3 })
  })

  it('of a question that was thrown away by itself does not come back with the question', async () => {
    const deps = interviewDeps()
    await ensureCard(deps, question)
    await trashCardsOf(deps, question)
    deps.clock.advance({ hours: 1 })
    const trashedAt = deps.clock.now().toString({ fractionalSecondDigits: 3 })
    await restoreCardsOf(deps, question, trashedAt)
    expect(await cardOf(deps, question)).toBeNull()
    await ensureCard(deps, question)
    await trashCardsOf(deps, question)
    await restoreCardsOf(deps, question, trashedAt)
    expect(await cardOf(deps, question)).not.toBeNull()
  })

  it('of a question comes back out of the trash when it is put into practice again, and the next one is put in too', async () => {
    const deps = interviewDeps()
    const questionId = 'number-changed-a-mind'
    const { card } = await practiseQuestion(deps, { questionId })
    await deleteCard(deps, card.id)
    expect(await practiseQuestion(deps, { questionId })).toMatchObject({ isNew: true, card: { id: card.id, deletedAt: null } })
    expect(await practiseQuestion(deps, { questionId: 'own-mistake' })).toMatchObject({ isNew: true })
    expect(await liveCards(deps)).toHaveLength(2)
  })

  it('comes back with a question of one’s own, in the turn of that', async () => {
    const deps = interviewDeps()
    const { id: questionId } = await createQuestion(deps, { text: 'Why here?' })
    const { card } = await practiseQuestion(deps, { questionId })
    await deleteQuestion(deps, questionId)
    expect(await liveCards(deps)).toEqual([])
    await restoreQuestion(deps, questionId)
    expect(await liveCards(deps)).toMatchObject([{ id: card.id }])
  })

  it('begins anew once it has left the trash, erased or not', async () => {
    const deps = interviewDeps()
    const before = await ensureCard(deps, story)
    const told = revised(before, { due: '2026-09-09' }, before.updatedAt)
    await deps.store.save(deps.actor.space, practiceCards, told, { expectedVersion: 1 })
    await trashCardsOf(deps, story)
    deps.clock.advance({ hours: 24 * 31 })
    expect(await ensureCard(deps, story)).toMatchObject({ due: '2026-04-05' })
    await trashCardsOf(deps, story)
    deps.clock.advance({ hours: 24 * 60 })
    await purgeCards(deps)
    expect(await deps.store.get(deps.actor.space, practiceCards, before.id)).toBeNull()
    expect(await ensureCard(deps, story)).toMatchObject({ id: before.id, version: 1 })
  })
})
