import type { ActorDep, ShownKind, StoreDep } from '../kernel/index.ts'
import { resumes } from './schema.ts'
import { readResume } from './version/read-resumes.ts'

/** The kinds of this area, and how each is shown. */
export const resumeKinds: readonly ShownKind<StoreDep & ActorDep>[] = [{ kind: resumes, read: readResume, copy: 'as-stored' }]
