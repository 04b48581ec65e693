import type { ResumeSource, ResumeText } from '../content.ts'
import type { Resume, ResumeWording } from '../schema.ts'

/** What a Markdown text says, plain. */
export type Plain = (markdown: string) => string

/** Makes the texts of a version, in its own words where it has some. */
export interface TextMaker {
  /** `null` where there is nothing to say. Other words may have been found for `shorter`, as well as for all of it. */
  of(said: string, source: ResumeSource, shorter?: string): ResumeText | null
  /** The same of a text in Markdown. */
  ofMarkdown(said: string, source: ResumeSource): ResumeText | null
}

type Part = ResumeWording['part']

export function textMaker({ wording }: Pick<Resume, 'wording'>, plain: Plain): TextMaker {
  const own = new Map(wording.filter(({ text }) => text.trim()).map((one) => [keyOf(one), one]))
  const make = (said: string, source: ResumeSource, read: Plain, shorter = said): ResumeText | null => {
    const other = own.get(keyOf({ id: source.id, part: source.part as Part }))
    const text = read(other?.text ?? said).trim()
    if (!text) return null
    const original = read(said).trim()
    // It may have been kept as it is written or as it reads.
    const hasChanged = other !== undefined && ![said.trim(), original, shorter.trim()].includes(other.original.trim())
    return { text, source, wording: other ? { original, hasChanged } : null }
  }
  return {
    of: (said, source, shorter) => make(said, source, (text) => text, shorter),
    ofMarkdown: (said, source) => make(said, source, plain),
  }
}

const keyOf = ({ id, part }: { id: string; part: Part }) => `${part} ${id}`
