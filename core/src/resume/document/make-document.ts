import type { SecretsDep } from '../../account/index.ts'
import { type Edition, type JudgedEdition, judgeEditions, keepEdition } from '../../edition/index.ts'
import { readMasterOf } from '../compose/master.ts'
import { type ReadingDeps, readContent } from '../compose/read-content.ts'
import type { ResumeContent } from '../content.ts'
import type { Resume } from '../schema.ts'
import type { ResumeSetterDep } from '../setter.ts'
import { getResume } from '../version/read-resumes.ts'
import { jsonResumeOf } from './json-resume.ts'
import { printed } from './printed.ts'
import { sourcesOf } from './sources.ts'

export type DocumentDeps = ReadingDeps & SecretsDep & ResumeSetterDep

export type ResumeFormat = 'pdf' | 'docx' | 'json'

const editionFormats = { pdf: 'pdf', docx: 'docx', json: 'json-resume' } as const

export interface MadeResume {
  title: string
  content: string | Uint8Array<ArrayBuffer>
  /** What was kept of its making. */
  edition: Edition
}

/**
 * A version as a document, of which an edition is kept.
 * @throws AppError `not-found`, `rate-limited`, `unavailable`, or `too-large` for one that takes too many pages
 */
export async function makeResumeDocument(deps: DocumentDeps, id: string, format: ResumeFormat): Promise<MadeResume> {
  const resume = await getResume(deps, id)
  const said = await readContent(deps, resume)
  const content = await written(deps, { resume, said, format })
  const edition = await keepEdition(deps, { of: 'resume', documentId: id, format: editionFormats[format], sources: sourcesOf(said) })
  return { title: said.title, content, edition }
}

async function written(deps: DocumentDeps, { resume, said, format }: { resume: Resume; said: ResumeContent; format: ResumeFormat }) {
  if (format !== 'json') return deps.resumeSetter[format](printed(said), deps.actor.accountId)
  return JSON.stringify(jsonResumeOf(resume, said, await readMasterOf(deps, resume)), null, 2)
}

/** The documents that were made of a version, newest first, each with what has changed since. @throws AppError `not-found` */
export async function listResumeEditions(deps: ReadingDeps & SecretsDep, id: string): Promise<JudgedEdition[]> {
  const said = await readContent(deps, await getResume(deps, id))
  return judgeEditions(deps, id, sourcesOf(said))
}
