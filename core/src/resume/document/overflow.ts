import type { ResumeContent, ResumeSource } from '../content.ts'
import type { ResumeLayout } from '../setter.ts'
import { textsOf } from './texts.ts'

/** That a version has more pages than it should. */
export interface Overflow {
  /** How many it has. */
  pages: number
  /** The first that stands beyond the last page it may have; a heading goes with what it heads. */
  first: { source: ResumeSource; text: string } | null
}

/** `null` where it fits, or may have any number of pages. Nothing is made smaller. */
export function overflowOf(content: ResumeContent, { pages }: Pick<ResumeLayout, 'pages'>): Overflow | null {
  const { pageTarget } = content
  if (pageTarget === null || pages.length <= pageTarget) return null
  const beyond = pages.slice(pageTarget).flatMap(({ lines }) => lines)
  const source = beyond.find((line) => line.source !== null && line.source.part !== 'heading')?.source ?? null
  const text = source && textsOf(content).find((one) => isSame(one.source, source))?.text
  return { pages: pages.length, first: source && { source, text: text ?? '' } }
}

const isSame = (a: ResumeSource, b: ResumeSource) => a.kind === b.kind && a.id === b.id && a.part === b.part
