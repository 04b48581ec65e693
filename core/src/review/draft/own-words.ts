import { makeExcerpt } from '../../journal/index.ts'
import { sentencesIn } from '../../kernel/index.ts'

const FEWEST_WORDS = 4

/** What is read of a text for them, in UTF-16 units. */
const MAX_READ = 1_000

/**
 * The first one or two whole sentences of Markdown, as plain text: the person's own words on how it was done.
 * @param locale BCP 47
 */
export function plainSentences(markdown: string, locale: string): string[] {
  const text = markdown.trim()
  const [begun = '', ...rest] = text.slice(0, MAX_READ).split(/\n\s*\n/)
  // What is cut may be no whole sentence.
  const paragraph = rest.length === 0 && text.length > MAX_READ ? `${begun}…` : begun
  if (/^\s*(?:[-*+#>|]|\d+\.\s|```)/.test(paragraph)) return []
  const whole = sentencesIn(makeExcerpt(paragraph), locale).filter((sentence) => !sentence.endsWith('…'))
  const [first, second] = whole
  if (first === undefined || first.split(' ').length < FEWEST_WORDS) return []
  return second === undefined ? [first] : [first, second]
}
