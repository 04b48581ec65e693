export { areaOfKind } from './area-of-kind.ts'
export { type KindArea, kinds, type OwnKind, ownKinds, type ReadDeps, SHARED_AREA } from './every-kind.ts'
export { createRecordReader, liesInDiscussions, readAlone } from './read-alone.ts'
