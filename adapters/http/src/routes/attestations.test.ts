import { deliverNotifications } from '@throughline/core/notification'
import { expect, it } from 'vitest'
import { ask, kept, ORIGIN, read, testApp } from '../test-app.ts'

const word = { name: 'Ruth Callan', relation: '', isConfirmed: true, comment: 'She found it alone.' }
const post = (body: object) => ({ method: 'POST', body, headers: { origin: ORIGIN } })

it('takes the word of somebody without an account, once, for its owner to read', async () => {
  const { app, deps, signUp } = testApp()
  const ines = await signUp()
  const { wins } = await kept(ines)
  const { token, attestation } = await ines.json(`/wins/${wins}/attestations`, { method: 'POST', body: { askedOf: 'Ruth' } })
  const opened = await ask(app, `/attestations/open?token=${token}`)
  expect(await read(opened)).toMatchObject({ askedOf: 'Ruth', shown: { title: 'Send Ana the draft' } })
  expect((await ask(app, '/attestations/answer', post({ token, ...word }))).status).toBe(204)
  expect((await ask(app, '/attestations/answer', post({ token, ...word }))).status).toBe(404)
  const { items } = await ines.json(`/wins/${wins}/attestations`)
  expect(items.find(({ id }: { id: string }) => id === attestation.id)).toMatchObject({ answer: word })
  await deliverNotifications(deps)
  const told = await ines.json('/notifications')
  expect(told.items).toMatchObject([{ type: 'attestation-answered', winId: wins, attestationId: attestation.id, name: word.name }])
  const until = '2026-03-05T09:10:00.000Z'
  expect((await ines.ask(`/notifications/${told.items[0].id}/snooze`, { method: 'POST', body: { until } })).status).toBe(409)
})

it('takes no word of the one who asked for it, and leaves the link as it was', async () => {
  const { app, signUp } = testApp()
  const [ines, ruth] = [await signUp(), await signUp()]
  const { wins } = await kept(ines)
  const { token } = await ines.json(`/wins/${wins}/attestations`, { method: 'POST', body: {} })
  const answer = { method: 'POST', body: { token, ...word } } as const
  const own = await ines.ask('/attestations/answer', answer)
  expect([own.status, (await read(own)).type]).toEqual([403, '/problems/forbidden'])
  expect((await ask(app, `/attestations/open?token=${token}`)).status).toBe(200)
  expect((await ruth.ask('/attestations/answer', answer)).status).toBe(204)
})

it('keeps no secret under an Idempotency-Key: asked again, there is one question with a new link', async () => {
  const { app, signUp } = testApp()
  const ines = await signUp()
  const { wins } = await kept(ines)
  const again = () =>
    ines.json(`/wins/${wins}/attestations`, { method: 'POST', body: { askedOf: 'Oskar' }, headers: { 'idempotency-key': 'ask-oskar' } })
  const [first, second] = [await again(), await again()]
  expect(second.attestation.id).toBe(first.attestation.id)
  expect((await ask(app, `/attestations/open?token=${first.token}`)).status).toBe(404)
  expect((await ask(app, `/attestations/open?token=${second.token}`)).status).toBe(200)
})
