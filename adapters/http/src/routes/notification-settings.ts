import { NotificationSettings, NotificationSettingsChanges, usualNotifications } from '@throughline/core/account'
import { scheduleOwnBriefing } from '@throughline/core/briefing'
import {
  editNotificationSettings,
  readNotificationSettings,
  readUnsubscription,
  resubscribe,
  tryNotifications,
  UnsubscribeToken,
  UnsubscriptionState,
  unsubscribe,
} from '@throughline/core/notification'
import { json, noContent } from '../reply.ts'
import { forAnyone, forPerson, type Route } from '../route.ts'

const settings = { description: 'How you are told of what.', schema: NotificationSettings, example: usualNotifications }

const state = {
  200: {
    description: 'Which mails it is about, and whether they come.',
    schema: UnsubscriptionState,
    example: { channel: 'mail', kinds: ['reply'], isOff: true },
  },
  404: { description: 'The link was not made here, or its account is gone.' },
}
const limits = { address: { name: 'unsubscribe', quota: 60, windowSeconds: 600 } }

export const notificationSettingRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/notification-settings',
    operationId: 'getNotificationSettings',
    summary: 'How you are told of what: in the app, by mail and push, at once or in a digest',
    area: 'Notifications',
    answers: { 200: settings },
    run: async ({ deps }) => json(await readNotificationSettings(deps)),
  }),
  forPerson({
    method: 'PATCH',
    path: '/notification-settings',
    operationId: 'editNotificationSettings',
    summary: 'Change how you are told; what you do not name stays',
    area: 'Notifications',
    body: NotificationSettingsChanges,
    answers: { 200: settings },
    async run({ deps, body, people }) {
      const changed = await editNotificationSettings(deps, body)
      people.forget(deps.actor.accountId)
      await scheduleOwnBriefing(deps)
      return json(changed)
    },
  }),
  forPerson({
    method: 'POST',
    path: '/notification-settings/test',
    operationId: 'tryNotifications',
    changesNoPage: true,
    summary: 'Be told something by every channel there is, to see whether it reaches you',
    area: 'Notifications',
    limits: { account: { name: 'try-notifications', quota: 5, windowSeconds: 600 } },
    answers: { 204: { description: 'It is on its way.' } },
    async run({ deps, newId }) {
      await tryNotifications(deps, newId)
      return noContent()
    },
  }),
  forAnyone({
    method: 'GET',
    path: '/unsubscriptions',
    operationId: 'readUnsubscription',
    summary: 'What the link of a mail switches off; looking switches nothing off',
    area: 'Notifications',
    query: UnsubscribeToken,
    limits,
    answers: state,
    run: async ({ app, query }) => json(await readUnsubscription(app, query)),
  }),
  forAnyone({
    method: 'POST',
    path: '/unsubscriptions',
    operationId: 'unsubscribe',
    summary: 'Have no more of the mails that a link is about, without signing in',
    area: 'Notifications',
    body: UnsubscribeToken,
    limits,
    answers: state,
    run: async ({ app, body }) => json(await unsubscribe(app, body)),
  }),
  forAnyone({
    method: 'POST',
    path: '/unsubscriptions/undo',
    operationId: 'resubscribe',
    summary: 'Have the mails of a link again, as they came before',
    area: 'Notifications',
    body: UnsubscribeToken,
    limits,
    answers: state,
    run: async ({ app, body }) => json(await resubscribe(app, body)),
  }),
]
