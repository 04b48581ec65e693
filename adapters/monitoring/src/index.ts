export { type Dsn, readDsn } from './dsn.ts'
export { createSentrySink } from './sentry-sink.ts'
