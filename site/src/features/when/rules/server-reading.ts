import type { QuickAddReading } from '@throughline/core/task'
import type { Span } from '@throughline/core/task/tokens'

/** No longer line is read, as no title is longer. */
export const MAX_READ = 500

/** What the server made of a text. */
export interface ServerReading {
  of: string
  rejected: readonly Span[]
  reading: QuickAddReading
}
