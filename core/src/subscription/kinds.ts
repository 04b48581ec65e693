import type { ShownKind } from '../kernel/index.ts'
import { subscriptions } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const subscriptionKinds: readonly ShownKind[] = [{ kind: subscriptions, copy: 'of-servers' }]
