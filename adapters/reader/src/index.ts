export { createCalendarReader } from './calendar-reader.ts'
export { createProcessReader, type ReaderOptions } from './process-reader.ts'
