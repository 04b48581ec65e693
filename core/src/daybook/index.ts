export * from './read-days.ts'
export * from './review/read-review.ts'
export * from './review/schema.ts'
export * from './schema.ts'
