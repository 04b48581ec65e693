import type { ShownKind } from '../kernel/index.ts'
import { importParts, imports } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const importKinds: readonly ShownKind[] = [
  { kind: imports, copy: 'as-stored' },
  { kind: importParts, copy: 'of-servers' },
]
