import type { ShownKind } from '../kernel/index.ts'
import { pushSubscriptions } from './push/schema.ts'
import { notifications } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const notificationKinds: readonly ShownKind[] = [
  { kind: notifications, copy: 'as-stored' },
  { kind: pushSubscriptions, copy: 'way-in' },
]
