import { expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

it('an answer told aloud is kept, rated under its version, thrown away and taken back', async () => {
  const { signUp } = testApp()
  const { ask, json } = await signUp()
  const body = { id: '019a9b3c-5d00-7cc0-8000-00000000abcd', questionId: 'own-mistake', answerSeconds: 118.5 }
  const made = await ask('/rehearsals', { method: 'POST', body })
  expect([made.status, made.headers.get('etag'), made.headers.get('location')]).toEqual([201, '"1"', `/api/v1/rehearsals/${body.id}`])
  expect(await json('/rehearsals', { method: 'POST', body })).toEqual(await read(made))
  const at = `/rehearsals/${body.id}`
  const rated = await ask(at, { method: 'PATCH', body: { note: 'Sooner.' }, headers: { 'if-match': '"1"' } })
  expect([rated.status, rated.headers.get('etag')]).toEqual([200, '"2"'])
  const stale = await ask(at, { method: 'PATCH', body: { note: 'Mine.' }, headers: { 'if-match': '"1"' } })
  expect([stale.status, (await read(stale)).current]).toMatchObject([412, { id: body.id, note: 'Sooner.' }])
  await ask(at, { method: 'DELETE' })
  expect((await json('/rehearsals')).items).toEqual([])
  expect((await json('/rehearsals?trash=true')).items).toMatchObject([{ id: body.id }])
  expect(await json(`${at}/restore`, { method: 'POST' })).toMatchObject({ deletedAt: null })
})

it('rehearsals are narrowed by one thing at a time, with only the fields one names', async () => {
  const { signUp } = testApp()
  const { json } = await signUp()
  await json('/rehearsals', { method: 'POST', body: { questionId: 'own-mistake' } })
  await json('/rehearsals', { method: 'POST', body: { questionId: 'own-limits' } })
  expect((await json('/rehearsals?questionId=own-limits&fields=questionId')).items).toEqual([{ questionId: 'own-limits' }])
  const storyId = '019a9b3c-5d00-7cc0-8000-00000000ffff'
  expect(await json(`/rehearsals?questionId=own-limits&storyId=${storyId}`)).toMatchObject({
    status: 422,
    errors: [{ code: 'one_at_a_time' }],
  })
  expect(await json('/rehearsals?questionId=nothing')).toMatchObject({ status: 422, errors: [{ pointer: '/questionId' }] })
})

it('a mock interview is summed up by the answers that name it', async () => {
  const { signUp } = testApp()
  const { json } = await signUp()
  const questions = [
    { questionId: 'own-mistake', text: 'Which mistake?' },
    { questionId: 'own-limits', text: 'Which limits?' },
  ]
  const { id, title } = await json('/mock-interviews', { method: 'POST', body: { questions } })
  expect(title).toBe('2026-03-05')
  const marks = { answered: 4, 'own-part': 3, proof: 1, delivery: 4 }
  await json('/rehearsals', { method: 'POST', body: { questionId: 'own-mistake', mockInterviewId: id, answerSeconds: 140, marks } })
  expect(await json(`/mock-interviews/${id}/summary`)).toMatchObject({
    answers: [{ questionId: 'own-mistake', text: 'Which mistake?', over: 20, mean: 3 }],
    unanswered: [questions[1]],
    weakest: 'proof',
    practise: [{ why: 'unanswered' }, { why: 'without-story' }],
  })
})
