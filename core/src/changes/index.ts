export { copiedAreas, copiedKinds, copiedShared } from './kinds.ts'
export { type ChangesAsked, readChanges } from './read-changes.ts'
export type { CopyDeps } from './reading.ts'
export { CopyChange, type CopyChanges } from './schema.ts'
