import type { Span } from './context.ts'
import type { Language } from './vocabulary.ts'

const before = {
  en: /(?<![\p{L}\p{N}])(?:(?:due|by|on|at|until|till|before|starting|beginning|from)\s+)+$/iu,
  de: /(?<![\p{L}\p{N}])(?:(?:bis|zum|am|um|ab|vor)\s+)+$/iu,
}

/** The stretch together with the little words that lead up to it: "by friday". */
export function withConnectors(text: string, span: Span, language: Language): Span {
  const lead = before[language].exec(text.slice(0, span.start))
  return { start: lead ? lead.index : span.start, end: span.end }
}
