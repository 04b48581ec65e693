import type { RecordKind } from './change.ts'

const ids: Record<RecordKind, Set<string>> = { experience: new Set(), skill: new Set(), profile: new Set(), resume: new Set() }

/** Records of a kind that something was heard of since the page came. */
export const touched = (kind: RecordKind): Set<string> => ids[kind]
