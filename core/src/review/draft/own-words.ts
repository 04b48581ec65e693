import { makeExcerpt } from '../../journal/index.ts'
import { sentencesIn } from '../../kernel/index.ts'

const FEWEST_WORDS = 4

/**
 * The first one or two whole sentences of Markdown, as plain text: the person's own words on how it was done.
 * @param locale BCP 47
 */
export function plainSentences(markdown: string, locale: string): string[] {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/)
  if (/^\s*(?:[-*+#>|]|\d+\.\s|```)/.test(paragraph)) return []
  const whole = sentencesIn(makeExcerpt(paragraph), locale).filter((sentence) => !sentence.endsWith('…'))
  const [first, second] = whole
  if (first === undefined || first.split(' ').length < FEWEST_WORDS) return []
  return second === undefined ? [first] : [first, second]
}
