import { expect, it } from 'vitest'
import type { Query, StoredRecord } from '../kernel/index.ts'
import { addAgendaItem, deleteAgendaItem, editAgendaItem, restoreAgendaItem } from './agenda/change-agenda-item.ts'
import { agendaItems } from './agenda/schema.ts'
import { askCoach } from './coach/ask-coach.ts'
import { deleteCoachAnswer, restoreCoachAnswer } from './coach/change-answer.ts'
import { MAX_COACH_ANSWERS } from './coach/limits.ts'
import { coachAnswers } from './coach/schema.ts'
import { standInCoach, withCoach } from './coach/test-coach.ts'
import { answerFeedback } from './feedback/answer-feedback.ts'
import { deleteGivenFeedback, keepGivenFeedback, restoreGivenFeedback } from './feedback/given.ts'
import { givenFeedbacks } from './feedback/schema.ts'
import { begun, replies } from './feedback/test-feedback.ts'
import { MAX_AGENDA_ITEMS, MAX_DISCUSSIONS, MAX_GIVEN_FEEDBACK, MAX_MESSAGES, MAX_OPEN_AGENDA } from './limits.ts'
import { postMessage } from './message/post-message.ts'
import { messages } from './message/schema.ts'
import { talk } from './message/test-talk.ts'
import { keepNote } from './note/keep-note.ts'
import { raisePoint } from './note/raise-point.ts'
import { participations } from './schema.ts'
import { people, type TestPerson } from './test-discussion.ts'
import { createDiscussion } from './thread/create-discussion.ts'
import { deleteDiscussion, restoreDiscussion } from './thread/edit-discussion.ts'

/** The same person, where a query finds so many. */
const where = <P extends TestPerson>(person: P, full: Query<never>, count: number): P => ({
  ...person,
  store: {
    ...person.store,
    head: async (space) => Math.max(count, await person.store.head(space)),
    count: async <R extends StoredRecord>(space: string, query: Query<R>, args: Parameters<typeof person.store.count>[2]) =>
      (query as unknown) === full ? count : person.store.count(space, query, args),
  },
})

const refused = (code: string) => ({ code: 'validation', details: { faults: [{ code }] } })

it('what was said last is answered once more where there is room for nothing else', async () => {
  const { ines, id } = await talk()
  const said = { id: ines.ids.next(), body: 'The last word' }
  const first = await postMessage(ines, id, said)
  const full = where(ines, messages.queries.newest as never, MAX_MESSAGES)
  expect(await postMessage(full, id, said)).toEqual(first)
  await expect(postMessage(full, id, { ...said, body: 'Another' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(postMessage(full, id, { body: 'One more' })).rejects.toMatchObject(refused('too_many_messages'))
})

it('a discussion that is there is answered once more where there is room for no other', async () => {
  const { ines } = await people('ines')
  const asked = { id: ines.ids.next(), title: 'The last one' }
  const first = await createDiscussion(ines, asked)
  const full = where(ines, participations.queries.latest as never, MAX_DISCUSSIONS)
  expect(await createDiscussion(full, asked)).toEqual(first)
  await expect(createDiscussion(full, { ...asked, title: 'Another' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(createDiscussion(full, { title: 'One more' })).rejects.toMatchObject(refused('too_many_discussions'))
})

it('a discussion comes back from the trash only where there is room', async () => {
  const { ines, id } = await talk()
  await deleteDiscussion(ines, id)
  const full = where(ines, participations.queries.latest as never, MAX_DISCUSSIONS)
  await expect(restoreDiscussion(full, id)).rejects.toMatchObject(refused('too_many_discussions'))
  expect(await restoreDiscussion(ines, id)).toMatchObject({ id, deletedAt: null })
  expect(await restoreDiscussion(full, id), 'it is there').toMatchObject({ id, deletedAt: null })
})

it('a point that was raised and thrown away is raised again only where the agenda has room', async () => {
  const { ines, id } = await talk()
  const point = { id: ines.ids.next(), text: 'My salary' }
  await keepNote(ines, id, { points: [point] })
  const raised = await raisePoint(ines, id, point.id)
  await deleteAgendaItem(ines, id, raised.id)
  const full = where(ines, agendaItems.queries.open as never, MAX_OPEN_AGENDA)
  await expect(raisePoint(full, id, point.id)).rejects.toMatchObject(refused('agenda_full'))
  expect(await raisePoint(ines, id, point.id)).toMatchObject({ id: raised.id, deletedAt: null })
  expect(await raisePoint(full, id, point.id)).toMatchObject({ id: raised.id })
})

it('an agenda item that was settled takes room again as it comes back', async () => {
  const { ines, id } = await talk()
  const item = await addAgendaItem(ines, id, { text: 'Settled' })
  await editAgendaItem(ines, id, item.id, { isSettled: true })
  await deleteAgendaItem(ines, id, item.id)
  const full = where(ines, agendaItems.queries.all as never, MAX_AGENDA_ITEMS)
  await expect(restoreAgendaItem(full, id, item.id)).rejects.toMatchObject(refused('too_many_agenda_items'))
  const open = where(ines, agendaItems.queries.open as never, MAX_OPEN_AGENDA)
  expect(await restoreAgendaItem(open, id, item.id)).toMatchObject({ deletedAt: null })
})

it('a copy of feedback comes back only where there is room, by itself or with a correction', async () => {
  const { oskar, ask } = await begun()
  const { token, feedbackId } = await ask()
  const correction = 'a-secret-of-oskar-alone-that-nobody-guesses'
  await answerFeedback(oskar, token, { name: 'Oskar', replies, correction })
  await keepGivenFeedback(oskar, token, { correction })
  const full = where(oskar, givenFeedbacks.queries.newest as never, MAX_GIVEN_FEEDBACK)
  expect(await keepGivenFeedback(full, token, { correction }), 'it is there').toMatchObject({ id: feedbackId })
  await deleteGivenFeedback(oskar, feedbackId)
  await expect(restoreGivenFeedback(full, feedbackId)).rejects.toMatchObject(refused('too_many_copies_of_feedback'))
  await expect(keepGivenFeedback(full, token, { correction })).rejects.toMatchObject(refused('too_many_copies_of_feedback'))
  expect(await keepGivenFeedback(oskar, token, { correction })).toMatchObject({ id: feedbackId, deletedAt: null })
})

it('an answer of the coach comes back only where there is room', async () => {
  const { ines, id } = await talk()
  const standIn = standInCoach()
  const { coaching } = withCoach(ines, standIn)
  const { id: answerId } = await askCoach({ ...ines, coaching }, id, { question: 'What is missing?', attach: [] })
  standIn.finishes()
  await coaching.idle()
  await deleteCoachAnswer(ines, id, answerId)
  const full = where(ines, coachAnswers.queries.newest as never, MAX_COACH_ANSWERS)
  await expect(restoreCoachAnswer(full, id, answerId)).rejects.toMatchObject(refused('too_many_answers'))
  expect(await restoreCoachAnswer(ines, id, answerId)).toMatchObject({ id: answerId, deletedAt: null })
})
