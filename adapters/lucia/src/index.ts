export { type Argon2Cost, createPasswordHasher } from './argon2id.ts'
export { createSecretSource } from './secret-source.ts'
export { createSessions } from './sessions.ts'
