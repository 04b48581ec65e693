import { z } from 'zod'
import { prose } from '../text/text.ts'
import { Instant } from '../time/time.ts'
import { RecordId } from './record.ts'

/**
 * That a record comes from another or belongs with it. It lives on the one that says so; the other direction is a
 * declared query.
 * @param kinds what may be named
 */
export const linkTo = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    id: RecordId,
    /** The passage that is meant, as it read then; `null` for the whole. */
    quote: prose(2_000).nullable(),
    /** When the link was made. */
    capturedAt: Instant,
  })
