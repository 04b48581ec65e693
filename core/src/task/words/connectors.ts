import type { Span } from './span.ts'
import type { DateLanguage } from './vocabulary.ts'

const before = {
  en: /(?<![\p{L}\p{N}])(?:(?:due|by|on|at|until|(?<!(?:the|a|my|our|each|every)\s)till|before|starting|beginning|from)\s+)+(?:the\s+)?$/iu,
  de: /(?<![\p{L}\p{N}])(?:(?:bis|spätestens|zum|am|um|ab|vor|in\s+den(?=\s+$)|kommende[nrs]?)\s+)+$/iu,
}

/**
 * The word for such a day, behind what is due then: “essay, deadline 20 December”. What somebody does with one is said of the
 * deadline itself: “move the deadline”.
 */
const deadline = {
  en: /(?<=[\p{L}\p{N}][,;:]?\s+[–(-]?\s*)(?<!(?<!\p{L})(?:the|an?|my|our|your|his|her|their|this|that|no|new|next|final|set|move|extend|push|agree|confirm|check|meet|miss|hit|beat|note|for|of|to|on|by|before|after|and)\s+)deadline(?:\s+is)?:?\s+$/iu,
  de: /(?<=[\p{L}\p{N}][,;:]?\s+[–(-]?\s*)(?<!(?<!\p{L})(?:d(?:er|ie|as|en|em)|eine[rn]?|keine|(?:mein|dein|sein|ihr|unser)e[rn]?|diese[r]?|neuen?|nächsten?|letzten?|vor|nach|zur|und|bis)\s+)(?:frist|deadline):?\s+$|(?<=[\p{L}\p{N}],?\s+)(?:ist\s+)?fällig:?\s+$/iu,
}

/** These lead to the day only where no thing follows that is named by it: “slides for Friday’s talk”, “cake for Friday dinner”. */
const beforeEnd = {
  en: /(?<![\p{L}\p{N}])for\s+(?:the\s+)?$/iu,
  de: /(?<![\p{L}\p{N}])für\s+(?:(?:den|kommende[nrs]?)\s+)?$/iu,
}
/** In German a thing is written large, and what follows in small letters is what to do: „für Dienstag buchen“. */
const noThing = {
  en: /^\s*(?:$|[^\p{L}\s]|(?:on|at|by|in|to|from|with|and|or|about|before|after|until|till|every|via|instead|if|as|so|but)(?!\p{L}))/iu,
  de: /^\s*(?:$|[^\p{L}\s]|\p{Ll})/u,
}

const article = /(?<![\p{L}\p{N}])the\s+$/iu

/** Behind what a line begins with: “Donnerstag, 14 Uhr: Zahnarzt”. */
const colon = /^\s*[:–](?=\s)/u

/** The stretch together with the little words that lead up to it: "by friday", "the 3rd of April", and a colon behind it. */
export function withConnectors(text: string, span: Span, language: DateLanguage): Span {
  const ahead = text.slice(0, span.start)
  const isEnd = noThing[language].test(text.slice(span.end))
  const lead =
    before[language].exec(ahead) ??
    (isEnd ? beforeEnd[language].exec(ahead) : null) ??
    (/^(?:\d|end|start|beginning|day after)/i.test(text.slice(span.start)) ? article.exec(ahead) : null)
  const said = deadline[language].exec(text.slice(0, lead?.index ?? span.start))
  const start = said?.index ?? lead?.index ?? span.start
  const tail = text.slice(0, start).trim() === '' ? colon.exec(text.slice(span.end))?.[0].length : undefined
  return { start, end: span.end + (tail ?? 0) }
}
