import { foldText } from '../../kernel/text/search-text.ts'
import { scan, type Token } from './scan.ts'
import { type FieldName, fieldAliases, fieldNames, parts, priorities, states, statuses, weekdays } from './syntax.ts'

/** What can be named only by who has these tasks. */
export interface FilterVocabulary {
  tags: readonly string[]
  /** Titles of tasks that others stand below. */
  titles: readonly string[]
  /** Titles of goals, those still pursued first. */
  goals: readonly string[]
}

export interface Completion {
  /** What takes the place of the span. */
  text: string
  field: FieldName
  /** `null` when it is the field alone, which a value has to follow. */
  value: string | null
}

export interface Completions {
  /** The span that is replaced, in UTF-16 offsets. */
  from: number
  to: number
  options: readonly Completion[]
}

const MAX_OPTIONS = 12

const dates = {
  ahead: ['today', 'tomorrow', '<=7d', '<today', '<=today', 'none', 'any', ...weekdays],
  back: ['today', 'yesterday', '>=-7d', '>=-30d', ...weekdays],
}
const values: Partial<Record<FieldName, readonly string[]>> = {
  status: statuses,
  is: states,
  has: parts,
  priority: [...priorities.toReversed(), '>=high', '>=medium'],
  estimate: ['<=15m', '<=30m', '<=1h', '>1h', 'none', 'any'],
  due: dates.ahead,
  start: dates.ahead,
  done: dates.back,
  created: dates.back,
  updated: dates.back,
}
const lists: readonly FieldName[] = ['tag', 'status', 'is', 'has']

/** What may be written where the caret stands. */
export function completeFilter(text: string, caret: number, vocabulary: FilterVocabulary): Completions {
  const token = scan(text).find((token) => token.type === 'term' && token.from < caret && caret <= token.to) as
    | (Token & { type: 'term' })
    | undefined
  const nothing = { from: caret, to: caret, options: [] }
  if (!token) return { ...nothing, options: fieldNames.map(fieldOption) }
  if (token.field === null) {
    if (token.isQuoted) return nothing
    return { from: token.from, to: token.to, options: beginning(text.slice(token.from, caret)).slice(0, MAX_OPTIONS) }
  }
  const name = token.field.toLowerCase()
  const field = fieldNames.find((field) => field === name) ?? (Object.hasOwn(fieldAliases, name) ? fieldAliases[name] : undefined)
  if (caret < token.valueFrom || !field) {
    const options = fieldNames.filter((field) => field.startsWith(text.slice(token.from, caret).toLowerCase())).map(fieldOption)
    return { from: token.from, to: Math.max(token.valueFrom, caret), options }
  }
  const { from, to } = lists.includes(field) ? itemAt(text, token, caret) : { from: token.valueFrom, to: token.to }
  const typed = foldText(text.slice(from, caret).replace(/^"/, ''))
  const options = valuesOf(field, vocabulary)
    .filter((value) => begins(value, typed) && foldText(value) !== typed)
    .map((value) => ({ text: isTitle(field, value) ? `"${value.replace(/[\\"]/g, '\\$&')}"` : value, field, value }))
  return { from, to, options: options.slice(0, MAX_OPTIONS) }
}

const isTitle = (field: FieldName, value: string) => field === 'in' || (field === 'goal' && !beside.includes(value))

/** What may be said of a goal besides a title. */
const beside: readonly string[] = ['none', 'any']

const fieldOption = (field: FieldName): Completion => ({ text: `${field}:`, field, value: null })

/** What a bare word may be the beginning of: a field, or a value that says by itself which field is meant. */
function beginning(typed: string): Completion[] {
  const word = typed.toLowerCase()
  const telling = (['is', 'has', 'status'] as const).flatMap((field) =>
    (values[field] ?? []).filter((value) => value.startsWith(word)).map((value) => ({ text: `${field}:${value}`, field, value })),
  )
  return [...fieldNames.filter((field) => field.startsWith(word)).map(fieldOption), ...telling]
}

function valuesOf(field: FieldName, { tags, titles, goals }: FilterVocabulary): readonly string[] {
  if (field === 'tag') return tags
  if (field === 'in') return titles
  if (field === 'goal') return [...goals.filter((title) => !beside.includes(title)), ...beside]
  return values[field] ?? []
}

/** Whether a value goes on from what was typed; its comparison may be left out, unless one was typed. */
function begins(value: string, typed: string): boolean {
  const folded = foldText(value)
  return folded.startsWith(typed) || (!/^[<>=]/.test(typed) && folded.replace(/^[<>=]+/, '').startsWith(typed))
}

/** The item of a comma-separated value that the caret stands in. */
function itemAt(text: string, { valueFrom, to, value }: Token & { type: 'term' }, caret: number) {
  const before = text.slice(valueFrom, caret).lastIndexOf(',')
  const after = text.slice(caret, to).indexOf(',')
  return { from: valueFrom + before + 1, to: value === '' || after < 0 ? to : caret + after }
}
