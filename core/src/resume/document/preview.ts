import { type ReadingDeps, readContent } from '../compose/read-content.ts'
import type { ResumeContent, ResumeHeader, ResumePhoto } from '../content.ts'
import type { ResumeLayout, ResumeSetterDep } from '../setter.ts'
import { getResume } from '../version/read-resumes.ts'
import { type Overflow, overflowOf } from './overflow.ts'
import { type ParsedPage, parsedPages } from './parsed.ts'
import { printed } from './printed.ts'

type ReadDeps = ReadingDeps & ResumeSetterDep

/** What a version says, its photo by its id alone. */
export type ShownContent = Omit<ResumeContent, 'header'> & {
  header: Omit<ResumeHeader, 'photo'> & { photo: Omit<ResumePhoto, 'bytes'> | null }
}

/** What a version says and where it stands on its pages. */
export interface ResumePreview {
  content: ShownContent
  layout: ResumeLayout
  /** How many words there are on its pages. */
  words: number
  overflow: Overflow | null
}

/** @throws AppError `not-found`, `rate-limited`, `unavailable`, or `too-large` for what takes too many pages */
export async function previewResume(deps: ReadDeps, id: string): Promise<ResumePreview> {
  const content = await readContent(deps, await getResume(deps, id))
  const layout = await deps.resumeSetter.layout(printed(content), deps.actor.accountId)
  return { content: shown(content), layout, words: wordsOn(layout), overflow: overflowOf(content, layout) }
}

function shown({ header, ...content }: ResumeContent): ShownContent {
  const photo = header.photo && { id: header.photo.id, type: header.photo.type }
  return { ...content, header: { ...header, photo } }
}

const wordsOn = ({ pages }: ResumeLayout) =>
  pages.flatMap(({ lines }) => lines.flatMap(({ text }) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [])).length

/**
 * What a parser takes out of the PDF of a version, beside what stands there.
 * @throws AppError `not-found`, `too-large`, `rate-limited` or `unavailable`
 */
export async function parseResume(deps: ReadDeps, id: string): Promise<ParsedPage[]> {
  const { resumeSetter, actor } = deps
  const content = printed(await readContent(deps, await getResume(deps, id)))
  const { pages } = await resumeSetter.layout(content, actor.accountId)
  const pdf = await resumeSetter.pdf(content, actor.accountId)
  return parsedPages(pages, await resumeSetter.read(pdf, actor.accountId))
}
