import { expect, it } from 'vitest'
import { answerFeedback } from '../feedback/answer-feedback.ts'
import { askFeedback } from '../feedback/ask-feedback.ts'
import { revokeFeedback } from '../feedback/change-feedback.ts'
import { writeFeedbackMail } from '../feedback/feedback-mail.ts'
import { feedbackCopies, feedbackRequests } from '../feedback/schema.ts'
import { questions, replies } from '../feedback/test-feedback.ts'
import { makeInvite, revokeInvite } from '../invite/make-invite.ts'
import { invites } from '../invite/schema.ts'
import { MAX_OPEN_TO_ONE } from '../limits.ts'
import { people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { letGoOfAddress, noteAddress, notedFor } from './named-address.ts'
import { runPeopleJobs } from './run-people-jobs.ts'

const email = 'ruth@post.example'
const idOf = (n: number) => `0197a000-0000-7000-8000-${String(n).padStart(4, '0')}deadbeef`
const until = '2026-04-01T09:00:00.000Z'
const refused = { code: 'validation', details: { faults: [{ pointer: '/email', code: 'too_much_open' }] } }

/** A discussion of Ines, who has so much open to Ruth, or to whom copies of answers to her go. */
async function crowded({ open = MAX_OPEN_TO_ONE, copies = false } = {}) {
  const all = await people('ines', 'oskar')
  const { ines, oskar } = all
  const [{ id: space }, { id: elsewhere }] = [
    await createDiscussion(ines, { title: 'The new model' }),
    await createDiscussion(oskar, { title: 'Another' }),
  ]
  const by = ines.actor.accountId
  const named = (n: number) => ({ space, id: idOf(n), email, sentBy: copies ? `copy ${by}` : by, until })
  for (let n = 1; n <= open; n++) expect(await noteAddress(ines, named(n))).toBe(true)
  return { ...all, space, elsewhere, named }
}

it('sends no more to an address than one person may have open there, says so, and keeps nobody else from it', async () => {
  const { ines, oskar, store, space, elsewhere, named } = await crowded()
  await expect(makeInvite(ines, space, { id: idOf(51), email })).rejects.toMatchObject(refused)
  await expect(askFeedback(ines, space, { id: idOf(51), about: 'The new model', questions, email })).rejects.toMatchObject(refused)
  expect(await store.get(space, invites, idOf(51))).toBeNull()
  expect(await store.get(space, feedbackRequests, idOf(51))).toBeNull()
  expect(await makeInvite(ines, space, { id: idOf(52) }), 'a link names no address').toMatchObject({ token: expect.any(String) })
  expect(await makeInvite(ines, space, { id: idOf(53), email: 'lena@post.example' })).toMatchObject({ token: null })
  expect(await noteAddress(ines, named(1)), 'what has a place keeps it').toBe(true)
  expect(await makeInvite(oskar, elsewhere, { email }), 'what others have sent is no matter').toMatchObject({ token: null })
})

it('finds all that thousands have sent, and each has room', async () => {
  const { ines, space } = await crowded({ open: 0 })
  const sent = Array.from({ length: 1_500 }, (_, n) => ({ space, id: idOf(n), email, sentBy: `sender ${n % 100}`, until }))
  for (const named of sent) expect(await noteAddress(ines, named)).toBe(true)
  expect(new Set((await notedFor(ines, email)).map(({ id }) => id)).size).toBe(1_500)
})

it('finds what lies on a later shelf once all before it is over, also when that has gone with its discussion', async () => {
  const { ines, directory, space } = await crowded({ open: 0 })
  const deps = { ...ines, secrets: { ...ines.secrets, keyed: () => 'deadbeef' } }
  const named = (n: number) => ({ space: n === 41 ? 'elsewhere' : space, id: idOf(n), email, sentBy: `sender ${n}`, until })
  for (let n = 1; n <= 41; n++) expect(await noteAddress(deps, named(n))).toBe(true)
  await directory.releaseSpace(space)
  expect((await notedFor(deps, email)).map(({ id }) => id)).toEqual([idOf(41)])
  await letGoOfAddress(deps, named(41))
  expect(await notedFor(deps, email)).toEqual([])
})

it('has room again once an invitation is withdrawn, or a request is withdrawn, answered or over', async () => {
  const { ines, clock, space } = await crowded({ open: MAX_OPEN_TO_ONE - 1 })
  const ask = () => askFeedback(ines, space, { about: 'The new model', questions, email, expiresAt: '2026-03-12T09:00:00.000Z' })
  const { invite } = await makeInvite(ines, space, { email })
  await expect(ask()).rejects.toMatchObject(refused)
  await revokeInvite(ines, space, invite.id)
  const { request } = await ask()
  await expect(makeInvite(ines, space, { email })).rejects.toMatchObject(refused)
  await revokeFeedback(ines, space, request.id)
  const answered = { template: 'feedback-request', discussionId: space, feedbackId: (await ask()).request.id } as const
  const mail = await writeFeedbackMail({ ...ines, publicUrl: 'https://t.example' }, answered)
  await answerFeedback(ines, mail?.link.split('/').at(-1) ?? '', { name: 'Ruth', replies })
  await ask()
  await expect(ask()).rejects.toMatchObject(refused)
  clock.advance({ hours: 24 * 7 + 26 })
  while ((await runPeopleJobs(ines as never)) > 0);
  await makeInvite(ines, space, { email })
  await expect(makeInvite(ines, space, { email })).rejects.toMatchObject(refused)
})

it('keeps an answer whose copy goes nowhere as too many are on their way there, and counts them for nobody else', async () => {
  const { ines, store, space } = await crowded({ copies: true })
  const { token } = await askFeedback(ines, space, { id: idOf(51), about: 'The new model', questions })
  await answerFeedback(ines, token ?? '', { name: 'Ruth', replies, copyTo: email })
  expect(await store.get(space, feedbackRequests, idOf(51))).toMatchObject({ answer: { name: 'Ruth' } })
  expect(await store.get(space, feedbackCopies, idOf(51))).toBeNull()
  expect(await makeInvite(ines, space, { email })).toMatchObject({ token: null })
})
