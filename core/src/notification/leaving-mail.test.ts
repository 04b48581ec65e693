import { expect, it } from 'vitest'
import { deletions } from '../account/index.ts'
import { instantText, newEnvelope, nowText } from '../kernel/index.ts'
import { createTask } from '../task/index.ts'
import { deliverNotifications } from './deliver-notifications.ts'
import { type NotificationMailRequest, writeNotificationMail } from './notification-mail.ts'
import { mailsAsked, notificationDeps } from './test-notification.ts'

it('mails nothing to who wants their account deleted', async () => {
  const deps = await notificationDeps()
  await createTask(deps, { title: 'Print it', reminders: [{ at: instantText(deps.clock.now()) }] })
  await deliverNotifications(deps)
  const [job] = await mailsAsked(deps)
  const request = job?.payload as NotificationMailRequest
  expect(await writeNotificationMail(deps, request)).not.toBeNull()
  const { accountId, space } = deps.actor
  const deletion = { ...newEnvelope(accountId, nowText(deps)), purgeAt: '2026-03-19T09:00:00.000Z' }
  await deps.store.save(space, deletions, deletion, { expectedVersion: 0 })
  expect(await writeNotificationMail(deps, request)).toBeNull()
})
