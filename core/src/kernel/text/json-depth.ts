/** How deep lists and objects may nest in JSON that anybody sends: what reads it afterwards calls itself once for each level. */
export const MAX_JSON_DEPTH = 64

/** The lists and objects of a JSON value, level by level from the outermost, without a call for each level. */
export function* jsonLevels(value: unknown): Generator<readonly object[]> {
  for (let level = [value].filter(isNest); level.length > 0; level = level.flatMap((nest) => Object.values(nest).filter(isNest)))
    yield level
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether lists and objects nest more than `most` deep; a lone `[]` is one deep. */
export function nestsDeeper(value: unknown, most: number): boolean {
  let depth = 0
  for (const _ of jsonLevels(value)) if (++depth > most) return true
  return false
}
