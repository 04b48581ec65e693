import { expect, it } from 'vitest'
import { deliver } from '../delivery/deliver.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { arrangeMeeting } from './arrange-meeting.ts'
import { listMeetingsBetween } from './between.ts'
import { closeMeeting } from './close-meeting.ts'

const weekly = { rrule: 'FREQ=WEEKLY', startsAt: '2026-03-06T14:00', timeZone: 'Europe/Vienna', durationMinutes: 45 }
const march = { from: '2026-03-01T00:00:00.000Z', before: '2026-04-01T00:00:00.000Z' }

async function met() {
  const all = await people('ines', 'ruth', 'maya')
  const { id } = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one', series: weekly })
  await letIn(all.ruth, id)
  await deliver(all.ines, id)
  const between = async (span = march) => (await listMeetingsBetween(all.ruth, id, span)).map(({ at }) => at.slice(5, 16))
  return { ...all, id, between }
}

it('has the meetings of a series with what was moved, called off, arranged by itself and held', async () => {
  const { ines, clock, id, between } = await met()
  expect(await between()).toEqual(['03-06T13:00', '03-13T13:00', '03-20T13:00', '03-27T13:00'])
  await arrangeMeeting(ines, id, { occurrence: '2026-03-13', startsAt: '2026-03-12T09:00' })
  await arrangeMeeting(ines, id, { occurrence: '2026-03-20', state: 'cancelled' })
  const { id: alone } = await arrangeMeeting(ines, id, { startsAt: '2026-03-09T08:00', timeZone: 'UTC', durationMinutes: 30 })
  const standing = ['03-06T13:00', '03-09T08:00', '03-12T08:00', '03-27T13:00']
  expect(await between()).toEqual(standing)
  clock.set('2026-03-31T10:00:00.000Z')
  await closeMeeting(ines, id, alone)
  expect(await between()).toEqual(standing)
})

it('has one that touches the time, and none before the discussion was', async () => {
  const { between } = await met()
  expect(await between({ from: '2026-03-06T13:44:00.000Z', before: '2026-03-07T00:00:00.000Z' })).toEqual(['03-06T13:00'])
  expect(await between({ from: '2026-03-06T13:45:00.000Z', before: '2026-03-13T13:00:00.000Z' })).toEqual([])
  expect(await between({ from: '2026-02-01T00:00:00.000Z', before: '2026-03-01T00:00:00.000Z' })).toEqual([])
})

it('tells nobody who is not in it', async () => {
  const { maya, id } = await met()
  await expect(listMeetingsBetween(maya, id, march)).rejects.toMatchObject({ code: 'not-found' })
})
