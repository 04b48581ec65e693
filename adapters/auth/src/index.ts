export { createSealer } from './sealer.ts'
export { keptSecretKey } from './secret-key.ts'
