import { editionsOfDocument } from '../../edition/index.ts'
import { type EraseDeps, purgeWith } from '../../kernel/index.ts'
import { resumes } from '../schema.ts'

/** Erases versions that have left the trash, with what is known of their documents. */
export const purgeResumes = (deps: EraseDeps): Promise<void> => purgeWith(deps, resumes, [editionsOfDocument])
