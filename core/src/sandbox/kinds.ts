import type { ShownKind } from '../kernel/index.ts'
import { sandboxes } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const sandboxKinds: readonly ShownKind[] = [{ kind: sandboxes, copy: 'of-servers' }]
