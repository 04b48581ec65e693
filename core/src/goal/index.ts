export { type DayValue, dayValues, goalAsOf, habitMarks, idealLine, type MeasureContext, measureTree } from './measure/index.ts'
export * from './measures.ts'
export * from './metric.ts'
export * from './schema.ts'
