import type { Part } from '@throughline/core/document'
import type { About } from './setter.ts'

export type Format = 'pdf' | 'docx'

/** What the process that sets a document is told, one at a time: each is answered before the next. */
export type Told =
  | { begin: About & { format: Format } }
  | { picture: { id: string; bytes: Uint8Array | null } }
  | { parts: readonly Part[] }
  | { end: true }

/** What was written since. */
export type Answer = { pieces: readonly Uint8Array[] } | { fault: string }
