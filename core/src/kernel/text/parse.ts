import type { z } from 'zod'
import { AppError, type Fault } from '../error.ts'
import { faultWords } from './fault-words.ts'
import { beginningOf } from './shortened.ts'

/** What the schema says of an input, with its faults in words for people. */
export const checked = <T>(schema: z.ZodType<T, unknown>, input: unknown): z.ZodSafeParseResult<T> =>
  schema.safeParse(input, { error: faultWords })

/**
 * The value the schema makes of an input.
 * @throws AppError `validation` with every fault at once.
 */
export function parse<T>(schema: z.ZodType<T, unknown>, input: unknown): T {
  const result = checked(schema, input)
  if (result.success) return result.data
  throw new AppError('validation', 'Some of this cannot be accepted.', { faults: faultsIn(result.error) })
}

/** Nobody mends more of them by hand, and anybody could have an answer written that is many times as long as what they sent. */
const MOST_FAULTS = 100
/** Of which those that are told are chosen. */
const MOST_ISSUES = 10 * MOST_FAULTS

/** Every fault the API speaks of, a hundred at most. What is of the wrong type is told that alone, though zod also measures its length. */
export function faultsIn(error: z.core.$ZodError): Fault[] {
  const issues = error.issues.slice(0, MOST_ISSUES)
  const ofWrongType = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => pointer(path)))
  return issues
    .filter(({ code, path }) => (code !== 'too_small' && code !== 'too_big') || !ofWrongType.has(pointer(path)))
    .flatMap(faultsOf)
    .slice(0, MOST_FAULTS)
}

/** A zod issue as faults; one about several unknown keys is one fault each. */
function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MOST_FAULTS)
      .map((key) => ({ pointer: pointer([...issue.path, key]), code: 'unknown_field', message: issue.message }))
  const own = issue.code === 'custom' ? (issue.params as { code?: string } | undefined)?.code : undefined
  return [{ pointer: pointer(issue.path), code: own ?? issue.code, message: issue.message }]
}

/** UTF-16 units of a name that is told: whoever asks makes it as long as they like. */
const MOST_OF_NAME = 100

const told = (name: string) => (name.length > MOST_OF_NAME ? `${beginningOf(name, MOST_OF_NAME)}…` : name)

const pointer = (path: readonly PropertyKey[]) =>
  path.map((step) => `/${told(String(step)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
