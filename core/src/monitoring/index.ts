export * from './ports.ts'
export { type ErrorReport, scrubbed } from './scrub.ts'
