import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** A longer list is no help to who wrote one wrong word. */
const MOST_NAMED = 40

/**
 * What is wrong with an input, in words a person can act on, where its schema has none of its own. What is to be written
 * is said, never what a checker “expected” and “received”.
 */
export function faultWords(issue: Issue): string {
  if (issue.input === undefined && missing.has(issue.code)) return 'This is needed.'
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue)
    case 'too_small':
      return amountWords(issue.origin, 'at least', issue.minimum, issue)
    case 'too_big':
      return amountWords(issue.origin, 'at most', issue.maximum, issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written the way it has to be.'
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return unionWords(issue)
    case 'not_multiple_of':
      return `Write a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'There is no such field.'
    case 'invalid_key':
      return 'Nothing can be called so here.'
    case 'invalid_element':
      return 'Something in here cannot be accepted.'
    default:
      return 'This cannot be accepted.'
  }
}

const missing: ReadonlySet<string | undefined> = new Set(['invalid_type', 'invalid_value', 'invalid_union'])

const types: Record<string, string> = {
  string: 'Write text, in quotes.',
  number: 'Write a number, without quotes.',
  int: 'Write a whole number, without quotes.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list, in [ ].',
  tuple: 'Write a list, in [ ].',
  object: 'Write an object, in { }.',
  record: 'Write an object, in { }.',
  null: 'Write null.',
}

function typeWords({ expected, format, input }: Issue & { code: 'invalid_type' }): string {
  if (expected === 'number' && typeof input === 'number') return format === 'safeint' ? (types.int as string) : 'Write a finite number.'
  return types[expected] ?? 'This is of another type than it has to be.'
}

interface Amount {
  inclusive?: boolean
  exact?: boolean
}

function amountWords(origin: string, side: 'at least' | 'at most', limit: unknown, { inclusive = true, exact = false }: Amount): string {
  const count = Number(limit)
  const many = exact ? `exactly ${count}` : `${side} ${inclusive ? count : side === 'at least' ? count + 1 : count - 1}`
  if (origin === 'string')
    return many === 'at least 1' ? 'Write something here.' : `Use ${many} ${count === 1 ? 'character' : 'characters'}.`
  if (origin === 'array' || origin === 'set') return `Name ${many}.`
  if (origin === 'object' || origin === 'map') return `Name ${many} fields.`
  return inclusive ? `Write a number of ${side} ${count}.` : `Write a number ${side === 'at least' ? 'above' : 'below'} ${count}.`
}

const formats: Record<string, string> = {
  uuid: 'Write an id as 019a9b3c-5d00-7cc0-8000-0123456789ab.',
  guid: 'Write an id as 019a9b3c-5d00-7cc0-8000-0123456789ab.',
  email: 'Write an e-mail address.',
  url: 'Write an address such as https://example.com.',
  date: 'Write the date as YYYY-MM-DD.',
  time: 'Write the time as HH:mm.',
  datetime: 'Write the moment as YYYY-MM-DDTHH:mm:ss.sssZ.',
  base64: 'Write it in Base64.',
  base64url: 'Write it in Base64 for addresses.',
}

/** A choice by its names. */
function oneOf(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_NAMED).map((value) => (typeof value === 'string' ? value : String(JSON.stringify(value) ?? value)))
  if (values.length === 1) return `Write ${named[0]}.`
  return `Write one of ${named.join(', ')}${values.length > MOST_NAMED ? ` and ${values.length - MOST_NAMED} more` : ''}.`
}

/** Of several sorts it may be, what each would ask for at this place; what lies deeper belongs to one of them alone. */
function unionWords(issue: Issue & { code: 'invalid_union' }): string {
  if (Array.isArray(issue.options) && issue.options.length > 0) return oneOf(issue.options)
  const asked = (issue.errors ?? []).flatMap(([first]) => (first && first.path.length === 0 ? [first.message] : []))
  const [only, ...others] = new Set(asked)
  if (only === undefined) return 'This is none of what it may be.'
  return others.length === 0 ? only : [only, ...others.map((each) => `Or: ${each}`)].join(' ')
}
