import { fault, nearest } from './fault.ts'
import {
  type Comparison,
  type Condition,
  type DateField,
  type DateWords,
  type FieldName,
  type FilterFault,
  parts,
  priorities,
  states,
  statuses,
  type Term,
  units,
  weekdays,
} from './syntax.ts'

/** What is said of a field, and where it stands. */
export interface Said {
  field: FieldName
  value: string
  isQuoted: boolean
  from: number
  to: number
}

/** What a field's value means, or what is wrong with it. */
export function readTerm(said: Said): Term | FilterFault {
  const { field, value, isQuoted } = said
  switch (field) {
    case 'text':
    case 'title':
    case 'notes':
    case 'in':
      return { is: 'words', field, text: value, isExact: isQuoted }
    case 'goal':
      return { is: 'goal', goal: !isQuoted && (value === 'none' || value === 'any') ? value : { title: value, isExact: isQuoted } }
    case 'tag':
      return withoutComparison(said) ?? { is: 'tag', any: tagsOf(value) }
    case 'status':
      return choice(said, statuses, (any) => ({ is: 'status', any }))
    case 'is':
      return choice(said, states, (any) => ({ is: 'state', any }))
    case 'has':
      return choice(said, parts, (any) => ({ is: 'part', any }))
    case 'priority':
      return readPriority(said)
    case 'estimate':
      return conditioned(said, { read: readMinutes, wrong: wrongEstimate }, (condition) => ({ is: 'estimate', condition }))
    default:
      return conditioned(said, { read: readDate, wrong: wrongDate }, (condition) => ({ is: 'date', field, condition }))
  }
}

const tagsOf = (value: string) => [
  ...new Set(
    value
      .split(',')
      .map((tag) => tag.replace(/^#+/, ''))
      .filter(Boolean),
  ),
]

function withoutComparison(said: Said): FilterFault | null {
  if (!/^[<>=]/.test(said.value)) return null
  return fault({ code: 'no_comparison', field: said.field }, said, said.value.replace(/^[<>=]+/, ''))
}

function choice<T extends string>(said: Said, words: readonly T[], make: (any: T[]) => Term): Term | FilterFault {
  const refused = withoutComparison(said)
  if (refused) return refused
  const any: T[] = []
  let { from } = said
  for (const written of said.value.split(',')) {
    const word = words.find((word) => word === written.toLowerCase())
    if (!word) {
      const place = said.isQuoted ? said : { from, to: from + written.length }
      return unknown({ ...said, ...place, value: written }, words)
    }
    if (!any.includes(word)) any.push(word)
    from += written.length + 1
  }
  return make(any)
}

function unknown(said: Said, words: readonly string[]): FilterFault {
  const kind = { code: 'unknown_value', field: said.field, written: said.value, offered: words } as const
  return fault(kind, said, nearest(said.value, words) ?? undefined)
}

function readPriority(said: Said): Term | FilterFault {
  if (said.value === 'any') return { is: 'priority', condition: { compare: '>', value: 'none' } }
  const read = (text: string) => priorities.find((priority) => priority === text.toLowerCase()) ?? null
  const wrong = (said: Said) => unknown(said, priorities)
  return conditioned(said, { read, wrong, isNoneAValue: true }, (condition) => ({ is: 'priority', condition }))
}

interface Reading<V> {
  read: (text: string) => V | null
  wrong: (said: Said) => FilterFault
  isNoneAValue?: boolean
}

/** `none`, `any`, `a..b`, or a value behind `<`, `<=`, `>`, `>=` or nothing. */
function conditioned<V>(said: Said, { read, wrong, isNoneAValue }: Reading<V>, make: (condition: Condition<V>) => Term) {
  const { value, from } = said
  if (!isNoneAValue && (value === 'none' || value === 'any')) return make(value)
  const dots = value.indexOf('..')
  if (dots >= 0) {
    const ends = [value.slice(0, dots), value.slice(dots + 2)] as const
    const [first, last] = ends.map((end) => (end ? read(end) : null)) as [V | null, V | null]
    if (ends[0] && first === null) return wrong({ ...said, value: ends[0], to: said.isQuoted ? said.to : from + dots })
    if ((ends[1] && last === null) || (!ends[0] && !ends[1]))
      return wrong({ ...said, value: ends[1], from: said.isQuoted ? from : from + dots + 2 })
    return make({ from: first, to: last })
  }
  const sign = /^(?:[<>]=?|=)/.exec(value)?.[0] ?? ''
  const meant = read(value.slice(sign.length))
  if (meant === null) return wrong({ ...said, value: value.slice(sign.length), from: said.isQuoted ? from : from + sign.length })
  return make({ compare: (sign || '=') as Comparison, value: meant })
}

const days: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** A day or a stretch of days in words; `null` when it is none. */
export function readDate(written: string): DateWords | null {
  const text = written.toLowerCase()
  const day = Object.hasOwn(days, text) ? days[text] : undefined
  if (day !== undefined) return { amount: day, unit: 'd' }
  const weekday = text.length >= 3 ? weekdays.find((weekday) => weekday.startsWith(text)) : undefined
  if (weekday) return { weekday }
  const counted = /^([+-]?)(\d{1,4})([dwmy])$/.exec(text)
  if (counted) {
    const amount = Number(counted[2])
    const unit = units.find((unit) => unit === counted[3]) ?? 'd'
    return amount === 0 ? { amount, unit: 'd' } : { amount: counted[1] === '-' ? -amount : amount, unit }
  }
  return isCalendarDate(text) ? { date: text } : null
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(text)) return false
  try {
    Temporal.PlainDate.from(`${text}-01-01`.slice(0, 10))
    return true
  } catch {
    return false
  }
}

/** Minutes of `45`, `45m`, `2h` or `1h30m`; `null` when it is none of these. */
export function readMinutes(written: string): number | null {
  const [, hours, minutes] = /^(?:(\d{1,3})h)?(?:(\d{1,5})(?:m|min)?)?$/.exec(written.toLowerCase()) ?? []
  return hours === undefined && minutes === undefined ? null : Number(hours ?? 0) * 60 + Number(minutes ?? 0)
}

function wrongDate(said: Said): FilterFault {
  const meant = nearest(said.value, [...Object.keys(days), ...weekdays])
  return fault({ code: 'invalid_date', written: said.value }, said, meant ?? undefined)
}

const wrongEstimate = (said: Said): FilterFault => fault({ code: 'invalid_estimate', written: said.value }, said)

export const isPastField = (field: DateField): boolean => field !== 'due' && field !== 'start'
