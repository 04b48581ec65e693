export * from './limits.ts'
export * from './schema.ts'
export * from './seal.ts'
