import { z } from 'zod'
import { jsonLevels } from '../kernel/index.ts'

/** UTF-16 units of its JSON. */
const MAX_EXTRA = 20_000
/** Levels of lists and objects, itself among them. */
const MAX_EXTRA_DEPTH = 16
const MAX_KEY = 200

const TOO_MUCH = 'Use at most 20,000 characters for what has no field.'

/** Why something cannot be kept with what has no field, if so. */
function extraFault(extra: unknown): { code: string; message: string } | null {
  let depth = 0
  for (const level of jsonLevels(extra)) {
    if (++depth > MAX_EXTRA_DEPTH) return { code: 'too_deep', message: `Nest what has no field at most ${MAX_EXTRA_DEPTH} deep.` }
    // Assigned to an object it would be no key of it.
    if (level.some((nest) => Object.hasOwn(nest, '__proto__')))
      return { code: 'reserved_key', message: 'A key “__proto__” cannot be kept. Name it otherwise.' }
  }
  return null
}

/** How much of the room a key takes with its value, and the comma after it. */
const roomOf = (key: string, value: unknown): number => JSON.stringify({ [key]: value }).length - 1

/**
 * Those of some entries that can be kept with what has no field, as an object of them, as long as there is room beside
 * what is kept already.
 * @param report hears of each other one by its key, and why
 */
export function keptOf<V>(entries: readonly (readonly [string, V])[], report: (key: string, why: string) => void, already: object = {}) {
  let room = MAX_EXTRA - Object.entries(already).reduce((sum, [key, value]) => sum + roomOf(key, value), 1)
  const kept = entries.filter(([key, value]) => {
    const why = key.length > MAX_KEY ? `Use at most ${MAX_KEY} characters for a key.` : extraFault({ [key]: value })?.message
    const size = why ? 0 : roomOf(key, value)
    const fits = size <= room
    if (why || !fits) report(key, why ?? TOO_MUCH)
    else room -= size
    return !why && fits
  })
  return Object.fromEntries(kept) as Record<string, V>
}

const Kept = z.record(z.string().max(MAX_KEY), z.json()).refine((extra) => JSON.stringify(extra).length <= MAX_EXTRA, {
  error: TOO_MUCH,
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
