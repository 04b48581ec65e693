/** Full stops that end no sentence. */
const abbreviations =
  /(?:^|[\s(“"])(?:no|nos|approx|ca|vs|etc|e\.g|i\.e|cf|mr|mrs|ms|dr|prof|st|inc|ltd|co|dept|fig|z\.\s?b|d\.\s?h|u\.\s?a|bzw|nr)\.\s*$/i

/** Longer than any of them with a blank on both sides, so that no text is looked through from its beginning again and again. */
const LONGEST = 16

/**
 * Prose as its sentences, each trimmed and on one line, in order. Joined by blanks they read as the text did.
 * @param locale BCP 47
 */
export function sentencesIn(text: string, locale: string): string[] {
  const clean = text.replace(/\s+/g, ' ').trim()
  const found: string[] = []
  let open = ''
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(clean)) {
    open += segment
    if (abbreviations.test(open.slice(-LONGEST))) continue
    found.push(open.trim())
    open = ''
  }
  return open.trim() ? [...found, open.trim()] : found
}

/** Prose as its paragraphs: an empty line parts them. */
export const paragraphsIn = (text: string): string[] => text.split(/\n[^\S\n]*\n/).filter((part) => part.trim())
