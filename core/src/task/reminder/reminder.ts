import { z } from 'zod'
import { Instant } from '../../kernel/index.ts'

const MINUTES_A_DAY = 24 * 60
/** As far ahead of what is due as a reminder may stand. */
const MAX_DAYS = 366

/**
 * When to be reminded: at a moment, or relative to what is due. `offsetMinutes` is negative ahead of it, as a TRIGGER of
 * RFC 5545 is; for a whole day it counts from that day's midnight where the person lives, so 540 is nine in the morning.
 */
export const Reminder = z
  .union([
    z.strictObject({ at: Instant }),
    z.strictObject({
      offsetMinutes: z
        .int()
        .min(-MAX_DAYS * MINUTES_A_DAY)
        .max(MINUTES_A_DAY),
    }),
  ])
  .meta({ id: 'Reminder', example: { offsetMinutes: -30 } })
export type Reminder = z.infer<typeof Reminder>
