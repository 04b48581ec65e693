import { expect, it } from 'vitest'
import { testApp } from '../../test-app.ts'

const series = { rrule: 'FREQ=WEEKLY', startsAt: '2026-03-06T14:00', timeZone: 'Europe/Vienna', durationMinutes: 45 }

/** A discussion whose next meeting is over at 13:45, with the ETag of an address read before it is. */
async function meeting() {
  const { signUp, clock } = testApp()
  const ines = await signUp('Ines')
  clock.set('2026-03-06T13:44:10.000Z')
  const { id } = await ines.json('/discussions', { method: 'POST', body: { title: '1:1 with Ruth', kind: 'one-on-one', series } })
  return { ines, clock, path: `/discussions/${id}/participation` }
}

it.each(['the list', 'one of them'])('%s is read anew once its next meeting is another, though nothing was said', async (which) => {
  const { ines, clock, path } = await meeting()
  const address = which === 'the list' ? '/discussions' : path
  const first = await ines.ask(address)
  expect(await first.text()).toContain('"nextMeetingAt":"2026-03-06T13:00:00.000Z"')
  const again = () => ines.ask(address, { headers: { 'if-none-match': first.headers.get('etag') as string } })
  clock.set('2026-03-06T13:44:59.999Z')
  expect((await again()).status).toBe(304)
  clock.set('2026-03-06T13:45:00.000Z')
  const now = await again()
  expect(now.status).toBe(200)
  expect(await now.text()).toContain('"nextMeetingAt":"2026-03-13T13:00:00.000Z"')
})

it('what moves with the clock is no other version: a change based on it is taken, and answers how it is now', async () => {
  const { ines, clock, path } = await meeting()
  const etag = (await ines.ask(path)).headers.get('etag') as string
  clock.set('2026-03-06T13:45:00.000Z')
  const changed = await ines.ask(path, { method: 'PATCH', body: { follow: 'muted' }, headers: { 'if-match': etag } })
  expect(changed.status).toBe(200)
  expect(await changed.json()).toMatchObject({ follow: 'muted', nextMeetingAt: '2026-03-13T13:00:00.000Z' })
  const known = { headers: { 'if-none-match': changed.headers.get('etag') as string } }
  expect((await ines.ask(path, known)).status).toBe(304)
  const stale = await ines.ask(path, { method: 'PATCH', body: { follow: 'all' }, headers: { 'if-match': etag } })
  expect(stale.status).toBe(412)
})
