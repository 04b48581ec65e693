import fc from 'fast-check'
import { allOf, anyOf } from './parse.ts'
import {
  type Comparison,
  type Condition,
  type DateWords,
  dateFields,
  type Filter,
  parts,
  priorities,
  states,
  statuses,
  type Term,
  units,
  weekdays,
} from './syntax.ts'

/** Filters for tests: every shape that the parser makes, of words that occur in the tasks they are tried on. */

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })

const dateWords: fc.Arbitrary<DateWords> = fc.oneof(
  fc.constantFrom('2026-03-05', '2026-03-01', '2026-03', '2026', '2024-02-29').map((date) => ({ date })),
  fc.record({ amount: fc.integer({ min: -400, max: 400 }).filter((n) => n !== 0), unit: fc.constantFrom(...units) }),
  fc.record({ amount: fc.integer({ min: -3, max: 3 }), unit: fc.constant('d' as const) }),
  fc.constantFrom(...weekdays).map((weekday) => ({ weekday })),
)

const comparisons: readonly Comparison[] = ['=', '<', '<=', '>', '>=']

function conditionOf<V>(values: fc.Arbitrary<V>): fc.Arbitrary<Exclude<Condition<V>, 'none' | 'any'>> {
  return fc.oneof(
    fc.record({ compare: fc.constantFrom(...comparisons), value: values }),
    fc.record({ from: values, to: fc.option(values) }),
    fc.record({ from: fc.constant(null), to: values }),
  )
}

const orBlank = <T>(conditions: fc.Arbitrary<T>): fc.Arbitrary<T | 'none' | 'any'> =>
  fc.oneof({ weight: 4, arbitrary: conditions }, { weight: 1, arbitrary: fc.constantFrom('none' as const, 'any' as const) })

/** Bare words hold nothing that ends them. */
const oddWord = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).filter((text) => /^[^\s()|"]+$/u.test(text))
const plainWord = fc.constantFrom('draft', 'Café', 'or', 'and', '-x', '#x', '!', '10:30', 'due:', 'ship')

const term: fc.Arbitrary<Term> = fc.oneof(
  fc.oneof(plainWord, oddWord).map((text): Term => ({ is: 'words', field: 'text', text, isExact: false })),
  fc
    .tuple(fc.constantFrom('text' as const, 'title' as const, 'notes' as const, 'in' as const), fc.string({ minLength: 1, maxLength: 12 }))
    .filter(([, text]) => !/^[,#]*$/.test(text))
    .map(([field, text]): Term => ({ is: 'words', field, text, isExact: true })),
  fc
    .oneof(
      fc.constantFrom('none' as const, 'any' as const),
      fc.record({ title: fc.constantFrom('Ship 2.0', 'run', 'none', 'Größe'), isExact: fc.constant(true) }),
      fc.record({ title: fc.constantFrom('ship', 'run', 'gro'), isExact: fc.constant(false) }),
    )
    .map((goal): Term => ({ is: 'goal', goal })),
  some(['home', 'work', 'Work', 'größe', 'a-b/c']).map((any): Term => ({ is: 'tag', any })),
  some(statuses).map((any): Term => ({ is: 'status', any })),
  some(states).map((any): Term => ({ is: 'state', any })),
  some(parts).map((any): Term => ({ is: 'part', any })),
  conditionOf(fc.constantFrom(...priorities)).map((condition): Term => ({ is: 'priority', condition })),
  fc
    .record({ field: fc.constantFrom(...dateFields), condition: orBlank(conditionOf(dateWords)) })
    .map((rest): Term => ({ is: 'date', ...rest })),
  orBlank(conditionOf(fc.integer({ min: 0, max: 70_000 }))).map((condition): Term => ({ is: 'estimate', condition })),
)

export const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: term },
    { weight: 1, arbitrary: tie('filter').map((of): Filter => ({ is: 'not', of })) },
    { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }).map(allOf) },
    { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }).map(anyOf) },
  ),
})).filter
