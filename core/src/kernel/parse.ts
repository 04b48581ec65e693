import type { z } from 'zod'
import { AppError, type Fault } from './error.ts'

/**
 * The value the schema makes of an input.
 * @throws AppError `validation` with every fault at once.
 */
export function parse<T>(schema: z.ZodType<T, unknown>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new AppError('validation', 'Some of this cannot be accepted.', { faults: result.error.issues.flatMap(faultsOf) })
}

/** A zod issue as the faults the API speaks of; an issue about several unknown keys is one fault each. */
export function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ pointer: pointer([...issue.path, key]), code: 'unknown_field', message: 'There is no such field.' }))
  const own = issue.code === 'custom' ? (issue.params as { code?: string } | undefined)?.code : undefined
  return [{ pointer: pointer(issue.path), code: own ?? issue.code, message: issue.message }]
}

const pointer = (path: readonly PropertyKey[]) =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
