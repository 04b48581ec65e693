import type { Span } from '@throughline/core/document'
import { ExternalHyperlink, InternalHyperlink, type ParagraphChild, TextRun } from 'docx'

const MONO = 'Consolas'

/** Text in its looks; a line break within it is one on the page. */
export const runsOf = (spans: readonly Span[]): ParagraphChild[] => spans.flatMap(childrenOf)

function childrenOf(span: Span): ParagraphChild[] {
  const runs = span.text.split('\n').map((text, line) => runOf(span, text, line > 0))
  if (!span.href) return runs
  return span.href.startsWith('#')
    ? [new InternalHyperlink({ anchor: span.href.slice(1), children: runs })]
    : [new ExternalHyperlink({ link: span.href, children: runs })]
}

const runOf = ({ bold, italic, code, struck, href }: Span, text: string, isNewLine: boolean): TextRun =>
  new TextRun({
    text,
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(struck && { strike: true }),
    ...(code && { font: MONO }),
    ...(href && { style: 'Hyperlink' }),
    ...(isNewLine && { break: 1 }),
  })

/** Text as it stands, each line on its own. */
export const codeRuns = (text: string): TextRun[] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, i) => new TextRun({ text: line, font: MONO, size: 18, ...(i > 0 && { break: 1 }) }))
