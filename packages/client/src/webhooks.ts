import type { Delivery, NewWebhook, ShownWebhook, WebhookChanges } from '@throughline/core/webhook'
import type { Access } from './access.ts'
import type { VersionOption } from './options.ts'
import type { Page, PageOptions } from './request.ts'

type WithSecret = ShownWebhook & { secret: string }

/** Programs elsewhere that are told what happens. */
export function webhooks({ request }: Pick<Access, 'request'>) {
  const at = (id: string) => `/webhooks/${encodeURIComponent(id)}`
  return {
    webhooks: {
      /** The first made first. */
      list: async () => (await request<Page<ShownWebhook>>('GET', '/webhooks')).items,
      get: (id: string) => request<ShownWebhook>('GET', at(id)),
      /** Its secret is told this once. */
      make: (input: NewWebhook) => request<WithSecret>('POST', '/webhooks', { body: input }),
      edit: (id: string, changes: WebhookChanges, { version }: VersionOption = {}) =>
        request<ShownWebhook>('PATCH', at(id), { body: changes, version }),
      /** Another secret, told this once; the one before signs beside it for a day. */
      rotateSecret: (id: string) => request<WithSecret>('POST', `${at(id)}/secret-rotations`),
      /** Sends a `webhook.test` and says what came of it. */
      test: (id: string) => request<Delivery>('POST', `${at(id)}/tests`),
      /** What was sent, the newest first. */
      deliveries: (id: string, page: PageOptions = {}) => request<Page<Delivery>>('GET', `${at(id)}/deliveries`, { query: { ...page } }),
      redeliver: (id: string, deliveryId: string) =>
        request<Delivery>('POST', `${at(id)}/deliveries/${encodeURIComponent(deliveryId)}/redeliveries`),
      remove: (id: string) => request<void>('DELETE', at(id)),
    },
  }
}

export type WebhookClient = ReturnType<typeof webhooks>
