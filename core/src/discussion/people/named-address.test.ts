import { expect, it } from 'vitest'
import { answerFeedback } from '../feedback/answer-feedback.ts'
import { askFeedback } from '../feedback/ask-feedback.ts'
import { feedbackCopies, feedbackRequests } from '../feedback/schema.ts'
import { questions, replies } from '../feedback/test-feedback.ts'
import { makeInvite } from '../invite/make-invite.ts'
import { invites } from '../invite/schema.ts'
import { people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { noteAddress } from './named-address.ts'

const email = 'ruth@post.example'
const idOf = (n: number) => `0197a000-0000-7000-8000-${String(n).padStart(4, '0')}deadbeef`
const until = '2026-04-01T09:00:00.000Z'

/** A discussion of Ines, where every place that what is sent to Ruth would look at is taken. */
async function crowded() {
  const { ines: person, store } = await people('ines')
  const ines = { ...person, secrets: { ...person.secrets, keyed: () => 'deadbeef' } }
  const { id: space } = await createDiscussion(ines, { title: 'The new model' })
  for (let n = 1; n <= 20; n++) expect(await noteAddress(ines, { space, id: idOf(n), email, until })).toBe(true)
  return { ines, store, space }
}

it('finds a place whatever ids are chosen', async () => {
  const { ines } = await people('ines')
  const { id: space } = await createDiscussion(ines, { title: 'The new model' })
  for (let n = 1; n <= 100; n++) expect(await noteAddress(ines, { space, id: idOf(n), email, until })).toBe(true)
})

it('sends nothing to an address that would not be found again, and says so', async () => {
  const { ines, store, space } = await crowded()
  const refused = { code: 'validation', details: { faults: [{ pointer: '/email', code: 'too_much_open' }] } }
  await expect(makeInvite(ines, space, { id: idOf(21), email })).rejects.toMatchObject(refused)
  await expect(askFeedback(ines, space, { id: idOf(21), about: 'The new model', questions, email })).rejects.toMatchObject(refused)
  expect(await store.get(space, invites, idOf(21))).toBeNull()
  expect(await store.get(space, feedbackRequests, idOf(21))).toBeNull()
  expect(await makeInvite(ines, space, { id: idOf(22) }), 'a link names no address').toMatchObject({ token: expect.any(String) })
  expect(await noteAddress(ines, { space, id: idOf(1), email, until }), 'what has a place keeps it').toBe(true)
})

it('keeps an answer whose copy goes nowhere for that', async () => {
  const { ines, store, space } = await crowded()
  const { token } = await askFeedback(ines, space, { id: idOf(21), about: 'The new model', questions })
  await answerFeedback(ines, token ?? '', { name: 'Ruth', replies, copyTo: email })
  expect(await store.get(space, feedbackRequests, idOf(21))).toMatchObject({ answer: { name: 'Ruth' } })
  expect(await store.get(space, feedbackCopies, idOf(21))).toBeNull()
})
