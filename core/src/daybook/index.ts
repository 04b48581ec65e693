export * from './review/schema.ts'
export * from './schema.ts'
