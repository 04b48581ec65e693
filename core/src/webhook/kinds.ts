import type { ShownKind } from '../kernel/index.ts'
import { deliveries, webhookStates, webhooks } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const webhookKinds: readonly ShownKind[] = [
  { kind: webhooks, copy: 'way-in' },
  { kind: webhookStates, copy: 'of-servers' },
  { kind: deliveries, copy: 'of-servers' },
]
