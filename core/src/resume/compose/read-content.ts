import { type Attachment, barePicture, readAttachment } from '../../attachment/index.ts'
import type { WinDeps } from '../../career/index.ts'
import { loadMarkdown } from '../../document/index.ts'
import { type ActorDep, type BlobsDep, joined } from '../../kernel/index.ts'
import type { ResumeContent, ResumePhoto } from '../content.ts'
import type { Resume } from '../schema.ts'
import { composeResume } from './compose.ts'
import { readMasterOf } from './master.ts'
import { plainText } from './plain-text.ts'

/** What reading a version asks for. */
export type ReadingDeps = WinDeps & BlobsDep

/** What a version says now. */
export async function readContent(deps: ReadingDeps, resume: Resume): Promise<ResumeContent> {
  const [master, markdown] = await Promise.all([readMasterOf(deps, resume), loadMarkdown()])
  const photo = resume.contact.includes('photo') && master.photo ? await photoOf(deps, master.photo) : null
  return composeResume(resume, master, { plain: (text) => plainText(text, markdown), photo })
}

/** Bytes; a photo of the size of a stamp needs no more, and what is larger is not put in. */
const MOST_PHOTO = 10 * 1024 * 1024

async function photoOf(deps: BlobsDep & ActorDep, photo: Attachment): Promise<ResumePhoto | null> {
  const { id, type, size } = photo
  if ((type !== 'image/jpeg' && type !== 'image/png') || size > MOST_PHOTO) return null
  // A photo of an own archive was kept as it came there, with where and when it was taken.
  return { id, type, bytes: await joined(barePicture(await readAttachment(deps, photo))) }
}
