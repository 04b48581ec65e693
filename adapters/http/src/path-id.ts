import { notFound, RecordId } from '@throughline/core/kernel'

/**
 * The record id in a path; what is no id at all is no record either.
 * @throws AppError `not-found`
 */
export function pathId(text: string | undefined, what: string): string {
  if (RecordId.safeParse(text).success) return text as string
  throw notFound(what)
}
