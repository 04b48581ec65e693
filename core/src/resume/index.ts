export * from './content.ts'
export {
  type AsksForDep,
  type CoveredTerm,
  coverResume,
  type NamingRecord,
  type ResumeCoverage,
  type ShowingWin,
} from './coverage/coverage.ts'
export type { Requirement } from './coverage/requirements.ts'
export { type DocumentDeps, listResumeEditions, makeResumeDocument, type ResumeFormat } from './document/make-document.ts'
export type { ParsedLine, ParsedPage } from './document/parsed.ts'
export { parseResume, previewResume, type ResumePreview, type ShownContent } from './document/preview.ts'
export { resumeKinds } from './kinds.ts'
export * from './schema.ts'
export * from './setter.ts'
export { createResume, deleteResume, duplicateResume, editResume, restoreResume } from './version/change-resume.ts'
export { getResume, listResumes, readResume } from './version/read-resumes.ts'
export { MAX_RESUMES } from './version/room.ts'
