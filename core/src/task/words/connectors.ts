import type { Span } from './span.ts'
import type { Language } from './vocabulary.ts'

const before = {
  en: /(?<![\p{L}\p{N}])(?:(?:due|by|on|at|until|till|before|starting|beginning|from)\s+)+(?:the\s+)?$/iu,
  de: /(?<![\p{L}\p{N}])(?:(?:bis|zum|am|um|ab|vor|kommende[nrs]?)\s+)+$/iu,
}

const article = /(?<![\p{L}\p{N}])the\s+$/iu

/** The stretch together with the little words that lead up to it: "by friday", "the 3rd of April". */
export function withConnectors(text: string, span: Span, language: Language): Span {
  const ahead = text.slice(0, span.start)
  const lead = before[language].exec(ahead) ?? (/^(?:\d|end|start|beginning)/i.test(text.slice(span.start)) ? article.exec(ahead) : null)
  return { start: lead ? lead.index : span.start, end: span.end }
}
