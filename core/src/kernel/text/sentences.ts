/** Full stops that end no sentence. */
const abbreviations =
  /(?:^|[\s(“"])(?:no|nos|approx|ca|vs|etc|e\.g|i\.e|cf|mr|mrs|ms|dr|prof|st|inc|ltd|co|dept|fig|z\.\s?b|d\.\s?h|u\.\s?a|v\.\s?a|bzw|bspw|inkl|exkl|evtl|ggf|vgl|mio|mrd|std|hr|abs|nr)\.\s*$/i

/** German numbers its days and quarters with a full stop, as in “12. November”. */
const ordinal = /(?:^|\D)\d{1,2}\.\s*$/
const counted = /^(?:Jan|Jän|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Quartal|Halbjahr|Woche|KW|Platz|Jahrestag|Geburtstag)/

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
  for (const { segment, index } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(clean)) {
    open += segment
    const end = open.slice(-LONGEST)
    if (abbreviations.test(end)) continue
    if (ordinal.test(end) && counted.test(clean.slice(index + segment.length, index + segment.length + LONGEST))) continue
    found.push(open.trim())
    open = ''
  }
  return open.trim() ? [...found, open.trim()] : found
}

/** Prose as its paragraphs: an empty line parts them. */
export const paragraphsIn = (text: string): string[] => text.split(/\n[^\S\n]*\n/).filter((part) => part.trim())
