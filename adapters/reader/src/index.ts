export { createProcessReader, type ReaderOptions } from './process-reader.ts'
