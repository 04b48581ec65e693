export * from './check-in/change-check-in.ts'
export * from './check-in/create-check-in.ts'
export * from './check-in/drop-strays.ts'
export * from './check-in/list-check-ins.ts'
export * from './create-goal.ts'
export { currencyOf } from './currency-names.ts'
export * from './delete-goal.ts'
export * from './edit-goal.ts'
export { goalFault } from './fields.ts'
export { goalsNamed } from './goals-named.ts'
export { goalKinds } from './kinds.ts'
export * from './limits.ts'
export {
  type DayValue,
  dateOf,
  dayValues,
  goalAsOf,
  habitMarks,
  idealLine,
  isDecimal,
  type Measured,
  type MeasureOne,
  type Measures,
  measureTree,
  measureTreeInTurns,
  measureWith,
  milestoneDays,
  minuteDays,
  seriesOf,
} from './measure/index.ts'
export * from './metric.ts'
export * from './purge-goals.ts'
export * from './read-goals.ts'
export * from './restore-goal.ts'
export * from './schema.ts'
export { type ClosedStatus, isClosed } from './state.ts'
