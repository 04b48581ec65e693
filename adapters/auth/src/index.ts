export { createPasskeys } from './passkeys/create-passkeys.ts'
export { createSealer } from './sealer.ts'
export { keptSecretKey } from './secret-key.ts'
