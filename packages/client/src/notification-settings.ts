import type { NotificationSettings, NotificationSettingsChanges } from '@throughline/core/account'
import type { NewPushSubscription, ShownPushSubscription, UnsubscriptionState } from '@throughline/core/notification'
import type { Access } from './access.ts'

/** How one is told of what. */
export const notificationSettings = ({ request }: Pick<Access, 'request'>) => ({
  notificationSettings: {
    get: () => request<NotificationSettings>('GET', '/notification-settings'),
    /** What is not named stays. */
    edit: (changes: NotificationSettingsChanges) => request<NotificationSettings>('PATCH', '/notification-settings', { body: changes }),
    /** Tells something by every channel there is. */
    test: () => request<void>('POST', '/notification-settings/test'),
  },
  /** The browsers that take push messages. */
  push: {
    /** What a browser subscribes with. */
    key: async () => (await request<{ publicKey: string }>('GET', '/push-key')).publicKey,
    list: async () => (await request<{ items: ShownPushSubscription[] }>('GET', '/push-subscriptions')).items,
    subscribe: (subscription: NewPushSubscription) => request<ShownPushSubscription>('POST', '/push-subscriptions', { body: subscription }),
    end: (id: string) => request<void>('DELETE', `/push-subscriptions/${encodeURIComponent(id)}`),
  },
  /** By the token of a link in a mail; nobody has to be signed in. */
  unsubscriptions: {
    get: (token: string) => request<UnsubscriptionState>('GET', '/unsubscriptions', { query: { token } }),
    unsubscribe: (token: string) => request<UnsubscriptionState>('POST', '/unsubscriptions', { body: { token } }),
    undo: (token: string) => request<UnsubscriptionState>('POST', '/unsubscriptions/undo', { body: { token } }),
  },
})

export type NotificationSettingsClient = ReturnType<typeof notificationSettings>
