import { expect, it } from 'vitest'
import { createApp } from './app.ts'
import { ask, ORIGIN, read, testApp } from './test-app.ts'

it('what is known of a person is believed for seconds, also where the clock is set back meanwhile', async () => {
  const { deps, clock, signUp } = testApp()
  const ines = await signUp()
  const dayOf = async () => (await ines.json('/tasks/quick-add?preview=true', { method: 'POST', body: { text: 'Call today' } })).dueDate
  const elsewhere = createApp(deps)
  const move = (timeZone: string) =>
    ask(elsewhere, '/me', { method: 'PATCH', body: { timeZone }, headers: { cookie: ines.cookie, origin: ORIGIN } }).then(read)
  const before = await dayOf()

  await move('Pacific/Pago_Pago')
  clock.advance({ seconds: 10 })
  expect(await dayOf()).not.toBe(before)

  await move('Pacific/Kiritimati')
  clock.advance({ minutes: -1 })
  const there = clock.now().toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate().toString()
  expect(await dayOf()).toBe(there)
})
