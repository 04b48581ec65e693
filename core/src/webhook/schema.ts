import { z } from 'zod'
import { defineKind, envelope, Instant, line, OUTBOUND_FAULTS, RecordId } from '../kernel/index.ts'
import { EventPattern } from './event-pattern.ts'

/** Webhooks of an account. */
export const MAX_WEBHOOKS = 20

/** Days that the log of what was sent goes back. */
export const LOG_DAYS = 30

/** Deliveries that the log of a webhook holds, however few days that is. */
export const MOST_LOGGED = 10_000

/** Of these, what waits to be sent; what happens then is noted once there is room again. */
export const MOST_WAITING = 5_000

const ADDRESS = /^https?:\/\/[^\s/]\S*$/i

const fields = {
  url: line(1, 2_000)
    .refine((text) => ADDRESS.test(text), {
      error: 'Write the address of a program, such as https://hooks.example/throughline.',
      params: { code: 'invalid_address' },
    })
    .meta({ id: 'WebhookAddress', example: 'https://hooks.example/throughline' }),
  events: z.array(EventPattern).min(1, { error: 'Say which events to send.' }).max(50),
  description: line(1, 200).nullable(),
  /** Whether anything is sent. */
  active: z.boolean(),
}

/** Why a webhook was turned off, other than by its person: its program is gone, or has failed for three days. */
export const WebhookOff = z.enum(['gone', 'failing']).meta({ id: 'WebhookOff' })
export type WebhookOff = z.infer<typeof WebhookOff>

const shown = {
  ...envelope,
  ...fields,
  offBecause: WebhookOff.nullable(),
  /** When it was turned off; `null` while it is on. */
  offAt: Instant.nullable(),
}

/** A program elsewhere that is told what happens. */
export const Webhook = z.object({
  ...shown,
  /** What signs, sealed. */
  secret: z.string(),
  /** What signed before, sealed, and beside it until then. */
  oldSecret: z.object({ secret: z.string(), until: Instant }).nullable(),
  /** Up by one each time it is turned on; jobs of an earlier one are over. */
  epoch: z.int(),
  /** Whether its person was told, or knows, that it is off. */
  offTold: z.boolean(),
})
export type Webhook = z.infer<typeof Webhook>

/** A webhook as its person sees it. */
export const ShownWebhook = z
  .object({
    ...shown,
    /** Since when nothing has got through; `null` where the last that was sent did, or nothing was. */
    failingSince: Instant.nullable(),
    /** Until when the secret before signs as well. */
    oldSecretUntil: Instant.nullable(),
  })
  .meta({ id: 'Webhook' })
export type ShownWebhook = z.infer<typeof ShownWebhook>

/** Its secret is told when it is made, and not again. */
export const NewWebhook = z
  .strictObject({ id: RecordId.optional(), url: fields.url, events: fields.events, description: fields.description.optional() })
  .meta({
    id: 'NewWebhook',
    example: { url: 'https://hooks.example/throughline', events: ['task.*', 'goal.created'], description: 'Board at work' },
  })
export type NewWebhook = z.input<typeof NewWebhook>

/** RFC 7396. What happened while it was off is not sent once it is on again. */
export const WebhookChanges = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'WebhookChanges', example: { active: false } })
export type WebhookChanges = z.input<typeof WebhookChanges>

export const DeliveryStatus = z.enum(['waiting', 'delivered', 'failed', 'stopped']).meta({ id: 'WebhookDeliveryStatus' })

/** Something that was sent to a webhook, or is to be. */
export const Delivery = z
  .object({
    ...envelope,
    webhookId: RecordId,
    /** Such as `task.completed`. */
    type: z.string(),
    /** When it happened. */
    at: Instant,
    /** The record it happened to, and the version that made it. */
    kind: z.string(),
    recordId: z.string(),
    recordVersion: z.int(),
    /** The discussion it lies in, if any. */
    spaceId: z.string().nullable(),
    /** Its place in what happened. */
    seq: z.int(),
    /** `stopped`: the webhook was turned off before it got through. */
    status: DeliveryStatus,
    /** How often it was sent in all. */
    attempts: z.int(),
    /** The same since it was first to be sent, or asked for again. */
    tries: z.int(),
    attemptedAt: Instant.nullable(),
    nextAttemptAt: Instant.nullable(),
    /** Of the last answer. */
    responseStatus: z.int().nullable(),
    /** Why there was none. */
    fault: z.enum(OUTBOUND_FAULTS).nullable(),
    /** Its first kilobyte. */
    answer: z.string().nullable(),
    durationMs: z.int().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type Delivery = z.infer<typeof Delivery>

/** How far what happens was looked through for a webhook, under its id. */
export const WebhookState = z.object({
  ...envelope,
  /** The last change that was looked at. */
  seq: z.int(),
  failingSince: Instant.nullable(),
})
export type WebhookState = z.infer<typeof WebhookState>

// An archive that is brought back must not begin to tell somebody elsewhere everything, so none of it is in there.
export const webhooks = defineKind('webhook', {
  schema: Webhook,
  version: 1,
  queries: { oldest: { order: ['createdAt', 'id'] } },
  archive: null,
})

export const webhookStates = defineKind('webhook-state', { schema: WebhookState, version: 1, queries: {}, archive: null })

export const deliveries = defineKind('webhook-delivery', {
  schema: Delivery,
  version: 1,
  noun: 'delivery',
  queries: {
    newest: { where: ['webhookId'], order: ['createdAt', 'seq', 'id'], descending: true },
    before: { where: ['webhookId'], range: 'createdAt', order: ['createdAt', 'id'] },
    due: { where: ['webhookId'], range: 'nextAttemptAt', sparse: 'nextAttemptAt', order: ['nextAttemptAt', 'seq', 'id'] },
  },
  archive: null,
})
