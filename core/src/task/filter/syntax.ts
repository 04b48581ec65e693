/** What a filter is made of. Free of zod, as everything here that a browser needs. */

export const fieldNames = [
  'text',
  'title',
  'notes',
  'in',
  'goal',
  'tag',
  'status',
  'priority',
  'is',
  'has',
  'due',
  'start',
  'done',
  'created',
  'updated',
  'estimate',
] as const
export type FieldName = (typeof fieldNames)[number]

/** Other names that people write. */
export const fieldAliases: Readonly<Record<string, FieldName>> = {
  tags: 'tag',
  deadline: 'due',
  starts: 'start',
  completed: 'done',
  changed: 'updated',
  duration: 'estimate',
  time: 'estimate',
  parent: 'in',
}

export const statuses = ['open', 'in-progress', 'done', 'cancelled'] as const

/** Least pressing first. */
export const priorities = ['none', 'low', 'medium', 'high', 'urgent'] as const

export const states = [
  'active',
  'closed',
  'done',
  'cancelled',
  'overdue',
  'today',
  'inbox',
  'blocked',
  'repeating',
  'subtask',
  'deferred',
] as const
export type State = (typeof states)[number]

export const parts = [
  'date',
  'due',
  'time',
  'start',
  'estimate',
  'priority',
  'tags',
  'notes',
  'checklist',
  'reminders',
  'repeat',
  'blockers',
  'parent',
  'goal',
] as const
export type Part = (typeof parts)[number]

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** The fields that look back: a weekday is the latest one, not the next. */
export const pastFields = ['done', 'created', 'updated'] as const
export const dateFields = ['due', 'start', ...pastFields] as const
export type DateField = (typeof dateFields)[number]

export const units = ['d', 'w', 'm', 'y'] as const

export interface DateCount {
  amount: number
  unit: (typeof units)[number]
}

/** A day or a stretch of days, as it was meant: what is relative stays so. */
export type DateWords =
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  | { date: string }
  /** Counted from today; 0 days is today itself. */
  | DateCount
  | { weekday: Weekday }

export type Comparison = '=' | '<' | '<=' | '>' | '>='

/** What a date, a priority or a number of minutes is held against. */
export type Condition<V> = { compare: Comparison; value: V } | { from: V | null; to: V | null } | 'none' | 'any'

export type TextField = 'text' | 'title' | 'notes' | 'in'

export type Term =
  /** `isExact`: these words whole, one after the other; otherwise the beginning of a word. */
  | { is: 'words'; field: TextField; text: string; isExact: boolean }
  /** Of a title: the goal of that very title or, where not exact, one with a word that begins so. */
  | { is: 'goal'; goal: 'none' | 'any' | { title: string; isExact: boolean } }
  | { is: 'tag'; any: readonly string[] }
  | { is: 'status'; any: readonly (typeof statuses)[number][] }
  | { is: 'state'; any: readonly State[] }
  | { is: 'part'; any: readonly Part[] }
  | { is: 'priority'; condition: Condition<(typeof priorities)[number]> }
  | { is: 'date'; field: DateField; condition: Condition<DateWords> }
  | { is: 'estimate'; condition: Condition<number> }

export type Filter = Term | { is: 'not'; of: Filter } | { is: 'all'; of: readonly Filter[] } | { is: 'any'; of: readonly Filter[] }

/** UTF-16 units of a filter as it is written. */
export const MAX_FILTER = 500

/** Brackets and minus signs inside one another. */
export const MAX_NESTING = 20

/** What is wrong, by code, with what it takes to say so. */
export type FaultKind =
  | { code: 'too_long' | 'too_deep'; most: number }
  | { code: 'unknown_field'; written: string; offered: readonly string[] }
  /** Of no field: quotes with nothing in them. */
  | { code: 'missing_value'; field: FieldName | null }
  | { code: 'unknown_value'; field: FieldName; written: string; offered: readonly string[] }
  | { code: 'invalid_date' | 'invalid_estimate'; written: string }
  | { code: 'no_comparison'; field: FieldName }
  | { code: 'unclosed_quote' | 'unclosed_bracket' | 'stray_bracket' }
  | { code: 'missing_operand'; sign: 'or' | 'and' | 'minus' | 'brackets' }

/** One thing that is wrong with a filter, and where: UTF-16 offsets, `to` exclusive. */
export type FilterFault = FaultKind & {
  from: number
  to: number
  /** What was probably meant, to stand in its stead. */
  instead?: string
}
