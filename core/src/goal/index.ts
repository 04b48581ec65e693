export * from './metric.ts'
export * from './schema.ts'
