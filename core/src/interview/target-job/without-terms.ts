/** Parts of an advertisement that name what one is to have been through, or whom one is over, and no ability. */
const patterns: readonly RegExp[] = [
  // An education that is asked for, rather than that of others: “Ausbildung von Azubis”.
  /(?<!\p{L})(?:(?:berufs|hochschul|fach)?ausbildung(?:en)?)(?!\p{L})(?!\s+(?:von|der|unserer|neuer|eurer|ihrer|junger)(?!\p{L}))/giu,
  /(?<!\p{L})fachliche[nrms]?(?=\s+(?:(?:und|sowie|oder)\s+\p{L}+\s+)?(?:führung|leitung|verantwortung|anleitung|unterstellung|eignung|ansprech))/giu,
]
/** So many years of something: a plan of five years is one where nobody asks for experience. */
const years = /(?:\p{L}+|\d{1,2})\s*\+?\s*(?:years?|jahren?|jahre)(?!\p{L})/giu
const asksForYears = /experience|erfahrung|praxis|(?<!\p{L})(?:at least|minimum|mindestens|wenigstens)(?!\p{L})/iu

/** What a description asks for, without what it asks for as a term of being taken: an education, and years of experience. */
export const withoutTerms = (asked: string): string =>
  asked
    .split('\n')
    .map((line) => {
      const rest = patterns.reduce((text, pattern) => text.replace(pattern, '–'), line)
      return asksForYears.test(rest) ? rest.replace(years, '–') : rest
    })
    .join('\n')
