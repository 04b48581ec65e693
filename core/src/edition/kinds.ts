import type { ShownKind } from '../kernel/index.ts'
import { editions } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const editionKinds: readonly ShownKind[] = [{ kind: editions, copy: 'as-stored' }]
