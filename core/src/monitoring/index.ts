export * from './ports.ts'
export { type ErrorReport, scrubbed, scrubbedText } from './scrub.ts'
