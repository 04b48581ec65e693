import type { Span } from './span.ts'
import type { DateLanguage } from './vocabulary.ts'

/** What may stand between a repeat and what it is counted from: what was read already, and a time. */
const between = '[\\s,■]*(?:(?:at|um)\\s+)?(?:\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:[ap]\\.?m|uhr)?)?[\\s,■]*'
/** “After completion of the audit” counts from something else. */
const behind = '(?=\\s*(?:$|[^\\p{L}\\s]|(?:at|on|until|till|starting|from|p[1-4]|um|am|bis|ab)(?!\\p{L})))'

const said: Readonly<Record<DateLanguage, string>> = {
  en: [
    "(?:after|once|when|whenever)\\s+(?:(?:it(?:['’]?s| is| was| has been)?|i(?:['’]m| am)?|they(?:['’]re| are))\\s+)?(?:done|completed|finished|complete)",
    '(?:after|from|since)\\s+(?:(?:the|each|every|its|last|its last|the last)\\s+)?(?:completion|completing(?: it)?|finishing(?: it)?|doing it)',
    'after\\s+i\\s+(?:do|did|finish|complete)\\s+it',
  ].join('|'),
  de: [
    '(?:nach|ab|seit)\\s+(?:(?:der|jeder|dem|letzter|der letzten)\\s+)?(?:erledigung|erledigen|abschluss|abschließen|fertigstellung)',
    '(?:wenn|sobald|nachdem)\\s+(?:(?:es|sie|er)\\s+)?(?:erledigt|fertig|abgeschlossen)(?:\\s+(?:ist|wurde))?',
  ].join('|'),
}

const patterns: Readonly<Record<DateLanguage, RegExp>> = {
  en: new RegExp(`^(?<between>${between})(?<!\\p{L})(?:${said.en})(?!\\p{L})${behind}`, 'iu'),
  de: new RegExp(`^(?<between>${between})(?<!\\p{L})(?:${said.de})(?!\\p{L})${behind}`, 'iu'),
}

/** Where a text says, right behind a repeat that ends at `from`, that it is counted from when the task was done. */
export function findAfterDone(text: string, from: number, language: DateLanguage): Span | null {
  const match = patterns[language].exec(text.slice(from))
  if (!match) return null
  return { start: from + (match.groups?.between?.length ?? 0), end: from + match[0].length }
}
