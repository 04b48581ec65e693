export * from './read-days.ts'
export * from './review/schema.ts'
export * from './schema.ts'
