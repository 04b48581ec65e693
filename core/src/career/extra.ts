import { z } from 'zod'
import { jsonLevels } from '../kernel/index.ts'

/** UTF-16 units of its JSON. */
const MAX_EXTRA = 20_000
/** Levels of lists and objects, itself among them. */
const MAX_EXTRA_DEPTH = 16
const MAX_KEY = 200

/** Why something cannot be kept with what has no field, if so. */
export function extraFault(extra: unknown): { code: string; message: string } | null {
  let depth = 0
  for (const level of jsonLevels(extra)) {
    if (++depth > MAX_EXTRA_DEPTH) return { code: 'too_deep', message: `Nest what has no field at most ${MAX_EXTRA_DEPTH} deep.` }
    // Assigned to an object it would be no key of it.
    if (level.some((nest) => Object.hasOwn(nest, '__proto__')))
      return { code: 'reserved_key', message: 'A key “__proto__” cannot be kept. Name it otherwise.' }
  }
  return null
}

const Kept = z.record(z.string().max(MAX_KEY), z.json()).refine((extra) => JSON.stringify(extra).length <= MAX_EXTRA, {
  error: `Use at most ${MAX_EXTRA} characters for what has no field.`,
  params: { code: 'too_big' },
})

/** Keys of JSON Resume that have no field of ours, as they came. How deep they go is looked at before anything calls itself for them. */
export const Extra = z
  .custom<z.input<typeof Kept>>()
  .superRefine((extra, context) => {
    const fault = extraFault(extra)
    if (fault) context.addIssue({ code: 'custom', message: fault.message, params: { code: fault.code } })
  })
  .pipe(Kept)
  .meta({ id: 'Extra', example: {}, type: 'object', propertyNames: { maxLength: MAX_KEY }, additionalProperties: true })
export type Extra = z.infer<typeof Extra>
