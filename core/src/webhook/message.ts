import { z } from 'zod'
import { Instant, RecordId } from '../kernel/index.ts'
import { TEST_EVENT } from './attempt.ts'
import { EVENT_NAMES } from './event-names.ts'

/** What a webhook is sent, as its description tells of it. */
export const WebhookMessage = z
  .object({
    type: z.enum([...EVENT_NAMES, TEST_EVENT]).describe('What happened.'),
    timestamp: Instant.describe('When it happened.'),
    data: z.object({
      id: RecordId.describe('Of the record.'),
      version: z.int().describe('The one the event made.'),
      kind: z.string(),
      spaceId: z.string().optional().describe('The discussion it lies in.'),
      omitted: z.enum(['sealed', 'too-large']).optional().describe('Why there is no record.'),
      record: z.object({}).loose().nullable().describe('What its GET would answer you as it is sent.'),
    }),
  })
  .meta({
    id: 'WebhookMessage',
    description: 'Signed by Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
  })
