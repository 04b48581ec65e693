/** UTF-16 units of a line or a sentence that says one thing. Longer ones, which patterns take long for, say nothing here. */
const LONGEST = 400
/** Lines that are looked at; more has no advertisement. */
const MOST_LINES = 400

/** A place is marked so where no word says that it is one. */
const PIN = /^\W{0,4}\u{1F4CD}\W{0,4}/u

/** The lines of an advertisement that say anything, without bullets, marks of headings and spaces; cells of a table are parted by “ | ”. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      withoutEnd(
        line
          .normalize('NFC')
          .replace(/\t+/g, ' | ')
          .replace(/\s+/g, ' ')
          .replace(PIN, 'Location: ')
          .replace(/^[^\p{L}\p{N}(„“"]+|\*\*|__/gu, ''),
      ),
    )
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)

/** Without spaces and marks at its end. A pattern that ends so would begin anew at each of them. */
function withoutEnd(line: string): string {
  let end = line.length
  while (end > 0 && ' *#_|'.includes(line.charAt(end - 1))) end--
  return line.slice(0, end)
}

/** A line as its sentences; those that are too long are left out. */
export const sentencesOf = (line: string): string[] =>
  (line.length <= LONGEST && !/[.!?] /.test(line)
    ? [line]
    : line.split(/(?<=[.!?])(?<!\d\.|Co\.|ca\.|inkl\.|bzw\.|No\.|Nr\.) (?=[\p{Lu}\p{N}])/u)
  ).filter(({ length }) => length <= LONGEST)

/** What stands behind one of some names of a field: “Location: Leeds”, or the name alone on a line and what it is on the next. */
export function labelled(lines: readonly string[], names: RegExp): string[] {
  return lines.flatMap((line, at) => {
    if (line.length > LONGEST) return []
    const name = names.exec(line)?.[0]
    if (name === undefined) return []
    const rest = line.slice(name.length)
    const said = /^ ?(?:[:|]|[-–—] )/.test(rest) ? rest.replace(/^ ?[:|–—-] ?/, '') : rest === '' ? '' : null
    if (said === null) return []
    const value = said === '' ? (lines[at + 1] ?? '') : said
    return value.length <= LONGEST ? [partOf(value)] : []
  })
}

/** Up to what begins another thing on the same line. */
const partOf = (value: string): string => (value.split(/ [|•·] |; | {2}/u)[0] ?? '').trim().replace(/[.,;:]$/u, '')

/** Words of which sentences are made, and names are not. “US” and “IS” are none. */
const ofSentences =
  /(?<!\p{L})(?:[Yy]ou|[Yy]our|[Ww]e|[Oo]ur|[Uu]s|[Ww]ill|[Ii]s|[Aa]re|be|[Hh]ave|[Hh]as|[Mm]ust|[Ss]hould|[Ww]ho|[Ww]hat|[Tt]his|[Tt]hat|[Pp]lease|[Aa]pply|[Dd]u|[Dd]eine?[mnrs]?|[Ww]ir|[Uu]nsere?[mnrs]?|[Uu]ns|[Ss]ie|[Ii]hre?[mnrs]?|ist|sind|wird|werden|haben|hat|[Ss]uchen|[Ss]ucht|[Bb]itte|[Aa]b sofort)(?!\p{L})/u

/** Whether words may be a name: of a job, a firm or a place. */
export const isName = (words: string, { signs, many }: { signs: number; many: number }): boolean =>
  words.length <= signs &&
  words.split(' ').length <= many &&
  /\p{L}{2}/u.test(words) &&
  !/@|:\/\/|www\.|(?<!Co|St)[.!?] \p{Lu}|[!?]$/u.test(words) &&
  !ofSentences.test(words)
