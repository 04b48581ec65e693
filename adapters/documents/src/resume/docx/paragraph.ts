import type { ResumeLink, ResumeText } from '@throughline/core/resume'
import { ExternalHyperlink, type HeadingLevel, type IParagraphOptions, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx'
import { COLOURS, FAMILIES, type Look } from '../look.ts'

/** Ours are on few machines; these are on nearly all, and near in kind. */
const FONTS = { serif: 'Georgia', sans: 'Arial' } as const
/** The letters of those are larger. */
const SCALE = 0.95

/** What Word measures in. */
export const twips = (points: number) => Math.round(points * 20)

/** A paragraph that is being made. */
interface Told {
  heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel]
  /** Points. */
  above?: number
  more?: IParagraphOptions
}

/** A paragraph of Word; a heading stays with what follows it. */
export const paragraph = (children: readonly ParagraphChild[], look: Look, { heading, above = 0, more }: Told = {}): Paragraph =>
  new Paragraph({
    children,
    ...(heading && { heading, keepNext: true }),
    spacing: { before: twips(above), after: 0, line: twips(look.leading), lineRule: 'atLeast' },
    widowControl: true,
    ...more,
  })

interface Set {
  bold?: boolean
  italic?: boolean
  /** Whether a tab leads to it. */
  isTabbed?: boolean
}

/** A run for each line. */
export function runsOf(text: string, look: Look, { bold = false, italic = false, isTabbed = false }: Set = {}): TextRun[] {
  const { family, weight, isItalic } = FAMILIES[look.face as keyof typeof FAMILIES]
  return text.split('\n').map(
    (line, i) =>
      new TextRun({
        font: FONTS[family],
        size: Math.round(look.size * SCALE * 2),
        bold: bold || weight > 400,
        italics: italic || isItalic,
        color: COLOURS[look.colour].slice(1),
        ...(i > 0 && { break: 1 }),
        children: isTabbed && i === 0 ? [new Tab(), line] : [line],
      }),
  )
}

/** A text, or the link that it is. */
export const saidOf = (said: ResumeText | ResumeLink, look: Look, set?: Set): ParagraphChild[] =>
  'href' in said && said.href
    ? [new ExternalHyperlink({ link: said.href, children: runsOf(said.text, look, set) })]
    : runsOf(said.text, look, set)
