import type { Cefr } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'
import { abilitiesIn } from './abilities.ts'
import { sentencesIn } from './asked-sentences.ts'
import { degreesIn } from './degrees.ts'
import { isAsWell, languageNames, languageOfName, levelOf, levelWords } from './languages.ts'

/** Something that a description asks for in so many words, beside skills and competencies. */
export type AskedRequirement = (
  | /** `of`: words that a position has to tell of, all of any one list; empty where any work counts, `null` where nobody but the person can tell. */
  { kind: 'years'; said: string; years: number; of: readonly (readonly string[])[] | null }
  /** `languages`: codes, any one of which is enough. */
  | { kind: 'language'; said: string; languages: readonly string[]; level: Cefr | null }
  /** `of`: subjects, any one of which is enough. */
  | { kind: 'degree'; said: string; of: readonly string[] }
  /**
   * Ways in which it is written: an abbreviation, and what it is short for where the description says so. `isAbility`: a German
   * word for what one can do. `anyOf`: of things one of which is enough, each by its name.
   */
  | { kind: 'words'; said: string; spellings: readonly string[]; isAbility?: boolean; anyOf?: readonly string[] }
  /** An item of a list of what one is to bring, of which only the person can tell. */
  | { kind: 'item'; said: string }
  /** What one will do. `of`: the words it is about, folded. */
  | { kind: 'duty'; said: string; of: readonly string[] }
) & {
  /** One may do without. */
  isOptional?: boolean
}

/** Requirements that are told of. */
const MOST = 20

type Found = AskedRequirement & { at: number }

/**
 * What a description asks for in so many words, in English or German, in its order: at most twenty. What is asked for and
 * wished for is asked for.
 */
export function readRequirements(description: string): AskedRequirement[] {
  const seen = new Map<string, AskedRequirement>()
  for (const { text: sentence, isWished } of sentencesIn(description)) {
    const words = wordsIn(sentence)
    const abilities = abilitiesIn(sentence).filter(({ said }) => !words.some(({ spellings }) => spellings.includes(said)))
    const degrees = degreesIn(sentence).map((one): Found => ({ kind: 'degree', ...one }))
    const found = [...yearsIn(sentence), ...languagesIn(sentence), ...degrees, ...words, ...abilities.map(asWords)]
    for (const { at, ...asked } of found.sort((a, b) => a.at - b.at)) {
      const key = keyOf(asked)
      const known = seen.get(key)
      if (known?.kind === 'language' && asked.kind === 'language' && isMore(asked.level, known.level)) seen.set(key, { ...known, ...asked })
      if (!known) seen.set(key, isWished(at) ? { ...asked, isOptional: true } : asked)
      else if (known.isOptional && !isWished(at)) seen.set(key, { ...(seen.get(key) ?? asked), isOptional: false })
      if (seen.size === MOST) return [...seen.values()]
    }
  }
  return [...seen.values()]
}

/** A language is asked for once, however often it is named: as well as it says at most. */
const keyOf = (asked: AskedRequirement): string =>
  asked.kind === 'language' ? `language ${asked.languages.join(' ')}` : `${asked.kind} ${foldText(asked.said)}`

const isMore = (level: Cefr | null, than: Cefr | null): boolean => level !== null && (than === null || !isAsWell(than, level))

const asWords = ({ said, at }: { said: string; at: number }): Found => ({ kind: 'words', said, spellings: [said], isAbility: true, at })

const numbers = [
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
]
/** More than a position asks of anybody: so long a firm is there. */
const MOST_YEARS = 20

const years = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<least>(?:at least|minimum(?: of)?|min\\.|mindestens|wenigstens)\\s)?(?<many>\\d{1,2}|${numbers.flat().join('|')})(?<plus>\\s?\\+|\\sor more|\\soder mehr)?(?:\\s?(?:[-–]|to|bis)\\s?\\d{1,2}\\s?\\+?)?[\\s-]{0,2}(?:years?|yrs?|jahren?|jahre)(?!\\p{L})['’]?(?=(?<rest>[^.;:!?()\\n]{0,90}))`,
  'giu',
)
const experience = /experience|erfahrung|praxis/i
const ownHistory = /(?<!\p{L})(?:our|unser\p{L}*|we(?: have|['’]ve)|wir (?:haben|blicken))(?!\p{L})/iu
/** Years that are part of others: “5+ years in logistics, including 2 years leading people”. */
const within = /(?<!\p{L})(?:including|incl\.|of which|with at least|davon|darunter|einschließlich|inklusive|inkl\.)(?:\s+\p{L}+)?\s*$/iu
/** Where what the years are of ends; a comma goes on to what would do as well: “in parcel, logistics or warehousing”. */
const endsSubject =
  /,(?!(?:\s\p{L}[\p{L}-]{1,30}(?:\s\p{L}[\p{L}-]{1,30})?,){0,4}\s\p{L}[\p{L}-]{1,30}(?:\s\p{L}[\p{L}-]{1,30})?,?\s(?:or|oder)\s\p{L})|(?<!\p{L})(?:including|of which|davon|darunter|einschließlich|inklusive|preferred|preferably|required|desirable|ideally|is|are|who|that|which|plus|wünschenswert|erforderlich|idealerweise|sowie|ist|sind|und\s+\d)(?!\p{L})/iu
/** Being over others, and how positions say so: their titles name it, or what one did. */
const leads =
  /(?<!\p{L})(?:(?:leading|managing|supervising)\s+(?:a |the |an? \p{L}+ )?(?:people|teams?|staff|employees|others|shifts?|\d+)|(?:people|team|staff)\s+(?:leadership|management|lead)|leadership|personalverantwortung|führungsverantwortung|führungserfahrung|(?:personal|mitarbeiter|team)führung|teamleitung|(?:führung|leitung)\s+(?:von|eines|der)\s+(?:\p{L}+\s+)?(?:mitarbeite\p{L}*|teams?|personal|menschen)|in\s+(?:einer\s+)?(?:führung\p{L}*|leitender\s+\p{L}+|leitung))(?!\p{L})/iu
const leaders: readonly (readonly string[])[] = (
  'lead leader leading led supervisor supervised foreman head leiter leiterin leitung leitete geleitet führung geführt führte ' +
  'teamleiter teamleiterin teamleitung schichtleiter schichtleiterin schichtleitung vorarbeiter vorarbeiterin'
)
  .split(' ')
  .map((word) => [foldText(word)])

/** What only the person can tell. */
const untold =
  /(?<!\p{L})(?:similar|comparable|relevant\p{L}*|equivalent|related|ähnlich\p{L}*|vergleichbar\p{L}*|einschlägig\p{L}*)(?!\p{L})/iu
const fillers = new Set(
  (
    'a an the of in with as at on for to and or within your level levels role roles position positions field area work working worked professional practical proven ' +
    'hands-on experience experienced working using leading ein eine einer eines einem einen der die das dem den des im in mit als von bei am und oder ' +
    'rolle position stelle bereich umfeld beruf berufserfahrung erfahrung erfahrungen praxis praktische praktischer praktischen fundierte nachgewiesene'
  ).split(' '),
)

/** Where one worked rather than at what: “eines Industrieunternehmens”. */
const employer = /^\p{L}*(?:unternehmens?|betriebe?s?|konzerne?s?|umfeld)$/u

function yearsIn(sentence: string): Found[] {
  return [...sentence.matchAll(years)].flatMap((match): Found[] => {
    const { least, many = '', plus, rest = '' } = match.groups ?? {}
    const subject = rest.split(endsSubject)[0] ?? ''
    const isOfLeading = leads.test(subject)
    const isAsked =
      Boolean(least ?? plus) ||
      within.test(sentence.slice(Math.max(0, match.index - 40), match.index)) ||
      // Years over others are experience, whether or not it is called so.
      ((experience.test(sentence) || isOfLeading) && !ownHistory.test(sentence))
    const count = numberOf(many)
    if (!isAsked || count === 0 || count > MOST_YEARS) return []
    const said = (match[0] + subject).trim()
    const of = isOfLeading
      ? leaders
      : subject
          .split(/,|(?<!\p{L})(?:or|oder)(?!\p{L})|\//iu)
          .map(contentWords)
          .filter((words) => words.length > 0)
    return [{ kind: 'years', said, years: count, of: untold.test(subject) ? null : of, at: match.index }]
  })
}

const numberOf = (many: string): number => Number(many) || Math.max(...numbers.map((names) => names.indexOf(many.toLowerCase()))) + 1

/** What a few words are about, folded: without small words and those for any work. */
export const contentWords = (subject: string): string[] =>
  wordsOf(subject)
    .filter((word) => !fillers.has(word) && !employer.test(word) && word.length > 1)
    .slice(0, 5)

/** The words of a text, folded, with the marks that belong to names such as `C++`. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+(?:[+#]+|-[\p{L}\p{N}]+)*/gu) ?? []

const language = new RegExp(`(?<!\\p{L})(?<name>${languageNames.join('|')})(?<skills>(?:sprach)?kenntnisse)?(?!\\p{L})`, 'giu')
/** What may stand behind a language that is asked for; a thing, as in “the German market”, may not. */
const goesOn = new RegExp(
  `^(?:\\s*$|\\s*[^\\p{L}\\p{N}\\s]|\\s+(?:and|or|und|oder|skills?|speakers?|speaking|language|proficiency|fluency|knowledge|communication|both|in|at|on|auf|is|are|ist|sind|a|an|as|required|preferred|desirable|level|to|with|written|spoken|für|mit|sowie|wünschenswert|erforderlich|preferably|plus|${levelWords})(?!\\p{L}))`,
  'iu',
)
const levelBefore = new RegExp(`(?<!\\p{L})(?<level>${levelWords})(?!\\p{L})(?<between>[^.;:]{0,45})$`, 'iu')
const levelBehind = new RegExp(
  `^(?:\\s(?:skills?|language))?\\s*[(:–-]?\\s*(?:(?:at|on|auf|is|mindestens|min\\.|least|level|niveau)\\s+){0,3}(?<level>${levelWords})(?!\\p{L})(?:[-\\s]niveau|\\slevel)?\\)?`,
  'iu',
)
/** How it says that one is to speak it, where it does not say how well. */
const spoken =
  /kenntnisse|(?<!\p{L})(?:skills?|speakers?|speaking|spoken|written|command of|language|sprache|sprechen|speak|wort und schrift)(?!\p{L})/iu
const either = /^\s*(?:(?:and)?\/?(?:or)|oder|(?:und)?\/oder|\/)\s*$/iu

function languagesIn(sentence: string): Found[] {
  const found: (Found & { kind: 'language'; end: number })[] = []
  for (const match of sentence.matchAll(language)) {
    const { name = '', skills = '' } = match.groups ?? {}
    const code = languageOfName(name)
    const [start, end] = [match.index, match.index + match[0].length]
    const behind = sentence.slice(end)
    if (code === undefined || !goesOn.test(behind)) continue
    const before = sentence.slice(Math.max(0, start - 60), start)
    const [ahead, back] = [levelBehind.exec(behind), lastLevel(before)]
    const level = levelOf(ahead?.groups?.level ?? back?.level ?? '')
    if (level === null && !skills && !spoken.test(sentence)) continue
    const last = found.at(-1)
    if (last && either.test(sentence.slice(last.end, start))) {
      Object.assign(last, {
        said: sentence.slice(last.at, end),
        languages: [...last.languages, code],
        end,
        level: lower(last.level, level),
      })
      continue
    }
    const from = ahead || !back ? start : start - back.length
    const isShared = last !== undefined && from < last.end
    const said = isShared ? `${back?.level ?? ''} ${match[0]}`.trim() : sentence.slice(from, end + (ahead?.[0].length ?? 0))
    found.push({ kind: 'language', said: said.trim(), languages: [code], level, at: isShared ? start : from, end })
  }
  return found.map(({ end: _, ...asked }) => asked)
}

const lower = (a: Cefr | null, b: Cefr | null): Cefr | null => (a === null || b === null ? null : isAsWell(a, b) ? b : a)

/** The last level that is said in what stands before a language, and how far before. */
function lastLevel(before: string): { level: string; length: number } | null {
  let from = 0
  let found: RegExpExecArray | null = null
  for (let match = levelBefore.exec(before); match; match = levelBefore.exec(before.slice(from))) {
    found = match
    const next = from + match.index + (match.groups?.level?.length ?? 1)
    if (next >= before.length || next === from) break
    from = next
  }
  return found?.groups?.level ? { level: found.groups.level, length: found[0].length } : null
}

const quotes = /[“"„«»](?<phrase>[^“”"„«»\n]{3,60})[”"“»«]/gu
const abbreviation = /(?<![\p{L}\p{N}&.@-])(?<short>[A-Z][A-Z0-9]{1,4})s?(?![\p{L}\p{N}&@]|\.\p{L})/gu
/** What is written in capitals, and asks for nothing. */
const noSkill = new Set(
  (
    'NHS GP AHP EU UK US USA UAE DACH CEO CFO COO CTO CIO VP HR IT PTO AG SE KG OHG LLC LTD INC PLC VAT FTE NB PS FAQ TBD TBA ASAP AM PM CV ID OK EUR GBP ' +
    'USD CHF JPY MWD WMD FMD MW DE EN FR AND THE FOR WE YOU OR NOT A1 A2 B1 B2 C1 C2 BSC MSC BA MA PHD MBA GMBH ETC'
  ).split(' '),
)

type FoundWords = Found & { kind: 'words' }

function wordsIn(sentence: string): FoundWords[] {
  const quoted = [...sentence.matchAll(quotes)].flatMap(({ groups, index }): FoundWords[] => {
    const said = groups?.phrase?.trim() ?? ''
    const count = wordsOf(said).length
    return count >= 2 && count <= 5 ? [{ kind: 'words', said, spellings: [said], at: index }] : []
  })
  // A line in capitals is a heading, unless it stands in a list.
  if (!/\p{Ll}/u.test(sentence) && wordsOf(sentence).length > 2 && !/^\s*(?:[-*•·–]|\d+[.)])\s/u.test(sentence)) return quoted
  const short = [...sentence.matchAll(abbreviation)].flatMap(({ groups, index }): FoundWords[] => {
    const said = groups?.short ?? ''
    if (noSkill.has(said) || quoted.some(({ at, said: phrase }) => index > at && index < at + phrase.length)) return []
    return [{ kind: 'words', said, spellings: [said, ...longForm(sentence, said, index)], at: index }]
  })
  return [...quoted, ...short]
}

/** What an abbreviation is short for, where it stands in brackets behind that, or that behind it. */
function longForm(sentence: string, short: string, at: number): string[] {
  const before = wordsBeforeBracket(sentence, at)
  const behind = /^\s*\((?<words>[^()]{4,80})\)/u.exec(sentence.slice(at + short.length))?.groups?.words?.split(/[\s-]+/) ?? []
  const inFull = [before.slice(-short.length), behind].filter((words) => initialsOf(words) === short).map((words) => words.join(' '))
  // One German word says in full what stands in brackets behind it: “Rüstzeitoptimierung (SMED)”.
  const [ability] = abilitiesIn(before.at(-1) ?? '')
  return ability ? [...inFull, ability.said] : inFull
}

/** UTF-16 units before an abbreviation in which what it is short for stands. */
const NEAR = 80

/** The words before a bracket that opens at a place. A pattern that ends in one would begin anew at each sign of the sentence. */
function wordsBeforeBracket(sentence: string, at: number): string[] {
  if (sentence[at - 1] !== '(') return []
  const near = sentence.slice(Math.max(0, at - 1 - NEAR), at - 1)
  return near
    .slice(1 + Math.max(near.lastIndexOf('('), near.lastIndexOf(')')))
    .trim()
    .split(/[\s-]+/)
}

/** What the first letters of some words come to, in capitals. */
export const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]?.toUpperCase() ?? '').join('')
