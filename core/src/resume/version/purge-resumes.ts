import { editionsOfDocument } from '../../edition/index.ts'
import { type ActorDep, type ClockDep, purgeWith, type StoreDep } from '../../kernel/index.ts'
import { resumes } from '../schema.ts'

/** Erases versions that have left the trash, with what is known of their documents. */
export const purgeResumes = (deps: StoreDep & ClockDep & ActorDep): Promise<void> => purgeWith(deps, resumes, [editionsOfDocument])
