import { expect, it } from 'vitest'
import { newEnvelope, RecordId } from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'
import { notifications, toldInApp } from './schema.ts'

const [one, other] = ['019a9b3c-5d00-7cc0-8000-0123456789ab', '019a9b3c-5d00-7cc0-8000-0123456789ac']
const at = '2026-03-05T08:00:00.000Z'

it('the id of a notification follows from its task and its moment, and is an id like any other', () => {
  expect(notificationId(one, at)).toBe('019cbd02-c000-7cc0-8000-0123456789ab')
  expect(RecordId.safeParse(notificationId(one, at)).success).toBe(true)
  expect(new Set([notificationId(one, at), notificationId(other, at), notificationId(one, '2026-03-05T08:00:00.001Z')]).size).toBe(3)
})

it('an answer that comes back with an archive is under the id that telling of it there would have', () => {
  const ids = { of: (id: string) => (id === one ? other : null), within: (id: string) => id }
  const told = {
    ...newEnvelope(notificationId(one, at), at),
    ...{ type: 'attestation-answered' as const, winId: other, attestationId: one, title: 'A win', name: 'Ruth', isConfirmed: true },
    at,
    ...toldInApp,
  }
  expect(notifications.archive?.anew(told, ids)).toEqual({ ...told, attestationId: other, id: notificationId(other, at) })
})
