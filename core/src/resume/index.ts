export * from './content.ts'
export * from './schema.ts'
export * from './setter.ts'
