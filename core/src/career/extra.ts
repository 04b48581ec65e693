import { z } from 'zod'

/** UTF-16 units of its JSON. */
const MAX_EXTRA = 20_000

/** Keys of JSON Resume that have no field of ours, as they came. */
export const Extra = z
  .record(z.string().max(200), z.json())
  .refine((extra) => JSON.stringify(extra).length <= MAX_EXTRA, {
    error: `Use at most ${MAX_EXTRA} characters for what has no field.`,
    params: { code: 'too_big' },
  })
  .meta({ id: 'Extra', example: {} })
export type Extra = z.infer<typeof Extra>
