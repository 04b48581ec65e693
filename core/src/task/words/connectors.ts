import type { Span } from './span.ts'
import type { Language } from './vocabulary.ts'

const before = {
  en: /(?<![\p{L}\p{N}])(?:(?:due|by|on|at|until|till|before|starting|beginning|from)\s+)+(?:the\s+)?$/iu,
  de: /(?<![\p{L}\p{N}])(?:(?:bis|spätestens|zum|am|um|ab|vor|kommende[nrs]?)\s+)+$/iu,
}

const article = /(?<![\p{L}\p{N}])the\s+$/iu

/** Behind what a line begins with: “Donnerstag, 14 Uhr: Zahnarzt”. */
const colon = /^\s*[:–](?=\s)/u

/** The stretch together with the little words that lead up to it: "by friday", "the 3rd of April", and a colon behind it. */
export function withConnectors(text: string, span: Span, language: Language): Span {
  const ahead = text.slice(0, span.start)
  const lead = before[language].exec(ahead) ?? (/^(?:\d|end|start|beginning)/i.test(text.slice(span.start)) ? article.exec(ahead) : null)
  const start = lead ? lead.index : span.start
  const tail = text.slice(0, start).trim() === '' ? colon.exec(text.slice(span.end))?.[0].length : undefined
  return { start, end: span.end + (tail ?? 0) }
}
