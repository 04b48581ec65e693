/** The filters of tasks. Free of zod, so that a browser may import it by itself as `@throughline/core/task/filter`. */

export * from './complete.ts'
export * from './format.ts'
export { looksAt, namesStatus, standingAlone } from './needs.ts'
export * from './parse.ts'
export * from './predicate.ts'
export * from './syntax.ts'
