import type { ShownKind } from '../kernel/index.ts'
import { attachments } from './schema.ts'
import { storageUses } from './storage-use.ts'

/** The kinds of this area, and how each is shown. */
export const attachmentKinds: readonly ShownKind[] = [
  { kind: attachments, copy: 'as-stored' },
  { kind: storageUses, copy: 'of-servers' },
]
