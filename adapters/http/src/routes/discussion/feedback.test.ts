import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from '../../test-app.ts'

const post = (body: object) => ({ method: 'POST', body, headers: { origin: ORIGIN } })
const questions = [{ text: 'What should stay?', kind: 'text' }]

it('takes the feedback of somebody without an account, tells whoever asked, and answers a new link under the same key', async () => {
  const { app, signUp } = testApp()
  const ines = await signUp()
  const { id } = await ines.json('/discussions', { method: 'POST', body: { title: 'The new model', kind: 'feedback' } })
  const asked = () =>
    ines.json(`/discussions/${id}/feedback`, {
      ...{ method: 'POST', body: { about: 'The new model', questions }, headers: { 'idempotency-key': 'ask-ana' } },
    })
  const [first, { request, token, url }] = [await asked(), await asked()]
  expect([first.request.id, url]).toEqual([request.id, `${ORIGIN}/feedback/${token}`])
  expect((await ask(app, `/feedback/${first.token}`)).status).toBe(404)
  for (let times = 0; times < 3; times++) expect((await ask(app, `/feedback/${token}`)).status).toBe(200)
  const correction = 'a-secret-of-whoever-gives-feedback'
  const given = { name: 'Ana', replies: [{ text: 'Its length.' }] }
  expect((await ask(app, `/feedback/${token}/answer`, post({ name: '', replies: [{ text: 'Its length.' }] }))).status).toBe(422)
  expect(await read(await ask(app, `/feedback/${token}/answer`, post({ ...given, correction })))).toMatchObject({
    answer: { name: 'Ana', revision: 1 },
  })
  const [alone, own, short] = ['', `?correction=${correction}`, '?correction=x'].map((query) => ask(app, `/feedback/${token}${query}`))
  expect(await read(await (alone as Promise<Response>))).toMatchObject({ answered: { name: 'Ana' }, answer: null })
  expect(await read(await (own as Promise<Response>))).toMatchObject({ answer: { name: 'Ana' } })
  expect((await (short as Promise<Response>)).status).toBe(422)
  expect((await ask(app, `/feedback/${token}/answer`, post({ ...given, name: 'Ben', corrects: 1 }))).status, 'by the link alone').toBe(409)
  expect((await ask(app, `/feedback/${token}/answer`, post({ ...given, name: 'Ben', correction }))).status).toBe(409)
  expect((await ask(app, `/feedback/${token}/keep`, post({}))).status).toBe(401)
  expect((await ines.json(`/discussions/${id}/feedback`)).items).toMatchObject([{ id: request.id, answer: given }])
  expect((await ines.json('/notifications')).items).toMatchObject([
    { type: 'feedback-answered', discussionId: id, feedbackId: request.id, name: 'Ana' },
  ])
  expect((await ines.json('/feedback-templates')).items).toHaveLength(4)
})
