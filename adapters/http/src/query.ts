import { DEFAULT_LIMIT, type JsonPage, MAX_LIMIT, type PageRequest, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { transparent } from './cursor.ts'

/** A whole number written in digits; a query string holds nothing but text. */
const digits = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'Write a whole number.' })
  .transform(Number)

/** The number in a query parameter, checked by `schema`. */
export const wholeNumber = (schema: z.ZodType<number, number>) => digits.pipe(schema)

/** `?limit=` and `?cursor=`. */
export const paging = {
  limit: wholeNumber(z.int().min(1).max(MAX_LIMIT)).default(DEFAULT_LIMIT).describe(`How many at most, 1–${MAX_LIMIT}.`),
  cursor: z
    .string()
    .max(4096)
    .transform((text, context) => {
      const cursor = transparent(text)
      if (cursor !== null) return cursor
      context.addIssue({ code: 'custom', message: 'Use the nextCursor of this very list.', params: { code: 'invalid_cursor' } })
      return z.NEVER
    })
    .optional()
    .describe('The nextCursor of the page before.'),
}

/** The store's words for a page request. */
export const pageOf = ({ limit, cursor }: { limit: number; cursor?: string | undefined }): PageRequest => ({ limit, after: cursor })

/** `?fields=`: a comma-separated choice of the record's own fields. */
export const fieldsOf = (schema: z.ZodObject) => fieldsNamed(Object.keys(schema.shape))

/** The same, of fields by their names. */
export const fieldsNamed = (names: readonly string[]) =>
  z
    .string()
    .max(1000)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names as [string, ...string[]], { error: 'There is no such field.' })))
    .optional()
    .describe('Only these fields, separated by commas.')

/** `?ids=`: up to `most` ids, separated by commas. */
export const idList = (most: number) =>
  z
    .string()
    .max(most * 40)
    .transform((text) => text.split(','))
    .pipe(z.array(RecordId).max(most))

/** `?flag=true`. */
export const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .default(false)

/** `?flag=true` or `?flag=false`, where leaving it out is something else. */
export const yesOrNo = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()

/** A parameter of a query, or several that ask for one thing together, such as the two ends of some days. */
type Choice<K> = K | readonly K[]

/**
 * How many of some choices a query names.
 * @param leftOut what those are that it does not name
 */
export const namedOf = <K extends string>(
  query: { readonly [name in K]?: unknown },
  choices: readonly Choice<K>[],
  leftOut: { readonly [name in K]?: unknown } = {},
): number => choices.filter((choice) => [choice].flat().some((name) => query[name as K] !== leftOut[name as K])).length

/** How it is told that two were named. */
interface Refusal<K> {
  /** The parameter at fault; without, all of the query. */
  at?: K
  /** Says in a sentence what there is to choose from. */
  error: string
  code?: 'two_lists' | 'one_at_a_time'
}

/** A query of which one of some choices may be named at most, as each asks for a list of its own; nothing else of it has to be named. */
export function oneAtMost<S extends z.ZodObject>(
  query: S,
  choices: readonly Choice<keyof z.output<S> & string>[],
  { at, error, code = 'two_lists' }: Refusal<keyof z.output<S> & string>,
): S {
  // A flag that is left out reads as one that is `false`.
  const leftOut: Partial<z.output<S>> = query.parse({})
  return query.refine((asked) => namedOf(asked, choices, leftOut) <= 1, { ...(at && { path: [at] }), error, params: { code } })
}

/** Only the chosen fields of each record of a page; all of them when none are named. */
export function trimmedPage(page: JsonPage, fields: readonly string[] | undefined): JsonPage {
  if (!fields) return page
  return { ...page, json: JSON.stringify((JSON.parse(page.json) as object[]).map((item) => trimmed(item, fields))) }
}

/** Only the chosen fields of a record. */
export function trimmed(record: object, fields: readonly string[]): object {
  const chosen: Record<string, unknown> = {}
  for (const name of fields) if (Object.hasOwn(record, name)) chosen[name] = (record as Record<string, unknown>)[name]
  return chosen
}
