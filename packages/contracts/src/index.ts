export * from './mailer.ts'
export * from './sessions.ts'
