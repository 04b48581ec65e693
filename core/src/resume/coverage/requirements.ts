import { type Duration, type Experience, type Profile, type Skill, totalTime, type Win } from '../../career/index.ts'
import { pacer, shortenedTo } from '../../kernel/index.ts'
import { MOST_LINE } from './compare.ts'
import { germanFinder } from './german-forms.ts'
import { isAsWell, languageOfName, languageOfSkill } from './languages.ts'
import { type AskedRequirement, contentWords, initialsOf, wordsOf } from './read-requirements.ts'

/** Something that a description asks for in so many words, and what is kept here that tells of it. */
export interface Requirement {
  kind: AskedRequirement['kind']
  /** As the description says it. */
  said: string
  /** `met`: what is kept here says so. `open`: only the person can tell; nothing is called missing that may be there. */
  state: 'met' | 'open'
  /** What says so, or comes nearest: positions, the language with how well, lines of the page or records by their names; the first five. */
  by: string[]
  /** Of years: how long the positions that tell of it lasted, and all work, as far as it is dated; `null` where none is. */
  time: { told: Duration | null; inAll: Duration | null } | null
  /** Whether one may do without: it is “a plus”. */
  isOptional: boolean
  /** Of things one of which is enough, each by its name; otherwise empty. */
  anyOf: string[]
}

/** What is known of one, before it is told how it was asked for. */
type Judged = Omit<Requirement, 'isOptional' | 'anyOf'>

/** Names of one requirement: more than anybody reads. */
const MOST = 5

/** Something that tells what somebody can do. */
export interface Told {
  /** How it is named as what says so. */
  name: string
  /** All that it says. */
  text: string
}

export interface Known {
  experiences: readonly Experience[]
  wins: readonly Pick<Win, 'title' | 'experienceId'>[]
  skills: readonly Pick<Skill, 'name' | 'aliases'>[]
  languages: Profile['languages']
  /** What tells what somebody can do: lines of a page, or all that is kept. */
  told: readonly Told[]
  /** Whether the description is German, where a word is found in all its forms. */
  isGerman: boolean
  /** The person's date. */
  today: string
  giveWay: () => Promise<void>
}

/** What is known of each requirement. Years are those of dated work, what overlaps once; languages are those of the profile. */
export async function judgeRequirements(asked: readonly AskedRequirement[], known: Known): Promise<Requirement[]> {
  const work = asked.some(({ kind }) => kind === 'years') ? await readWork(known) : []
  const told = asked.some(({ kind }) => kind === 'words') ? await readTold(known) : []
  return asked.map((one): Requirement => {
    const anyOf = one.kind === 'words' ? [...(one.anyOf ?? [])] : []
    return { ...judged(one, work, told, known), isOptional: one.isOptional ?? false, anyOf }
  })
}

function judged(one: AskedRequirement, work: readonly Work[], told: readonly ReadTold[], known: Known): Judged {
  if (one.kind === 'years') return ofYears(one, work, known)
  if (one.kind === 'language') return ofLanguage(one, known)
  return one.kind === 'degree' ? ofDegree(one, known) : ofWords(one, told, known)
}

interface ReadTold {
  name: string
  /** Its words between spaces. */
  words: string
  text: string
}

async function readTold({ told, giveWay }: Known): Promise<ReadTold[]> {
  const pace = pacer({ giveWay })
  const read: ReadTold[] = []
  for (const { name, text } of told) {
    read.push({ name, words: ` ${wordsOf(text).join(' ')} `, text })
    await pace(text.length)
  }
  return read
}

interface Work {
  one: Experience
  words: ReadonlySet<string>
  text: string
}

/** What each position tells in its own words and in the titles of its wins. */
async function readWork({ experiences, wins, giveWay }: Known): Promise<Work[]> {
  const work: Work[] = []
  const pace = pacer({ giveWay })
  const titles = Map.groupBy(wins, ({ experienceId }) => experienceId)
  for (const one of experiences.filter(({ kind }) => kind === 'work')) {
    const { position, organisation, summary, highlights, skills, id } = one
    const told = [...highlights.map(({ text }) => text), ...skills, ...(titles.get(id) ?? []).map(({ title }) => title)]
    const text = [position, organisation, summary, ...told].join('\n')
    work.push({ one, words: new Set(wordsOf(text)), text })
    await pace(text.length)
  }
  return work
}

function ofYears({ kind, said, years, of }: AskedRequirement & { kind: 'years' }, work: readonly Work[], known: Known): Judged {
  const isAny = of !== null && of.length === 0
  const asked = of ?? []
  const find = formFinder(known, asked.flat())
  const telling = work.filter(({ words, text }) => {
    if (isAny) return true
    const forms = find(text)
    return asked.some((all) => all.every((word) => forms.has(word) || tells(words, word)))
  })
  const timeOf = (some: readonly Work[]) =>
    totalTime(
      some.map(({ one }) => one),
      known.today,
    ).duration
  const [told, inAll] = [timeOf(telling), timeOf(work)]
  const isMet = told !== null && monthsOf(told) >= years * 12
  return { kind, said, state: isMet ? 'met' : 'open', by: firstFew(telling.map(({ one }) => nameOf(one))), time: { told, inAll } }
}

const monthsOf = ({ years, months }: Duration): number => years * 12 + months

const nameOf = ({ position, organisation }: Experience): string => position || organisation

/** How much of a word another has to be, to be a form of it: “operation” and “operations”, not “lager” and “lagerlogistik”. */
const FORM = 0.6

function tells(words: ReadonlySet<string>, asked: string): boolean {
  if (words.has(asked)) return true
  for (const word of words) {
    const [short, long] = word.length < asked.length ? [word, asked] : [asked, word]
    if (short.length >= 5 && short.length >= long.length * FORM && long.startsWith(short)) return true
  }
  return false
}

/** One word that is no abbreviation. */
const isGermanWord = /^\p{Lu}\p{Ll}{4,}$/u

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

const formFinder = ({ isGerman }: Known, words: readonly string[]) =>
  germanFinder(isGerman ? words.map((word) => ({ written: word, key: word })) : [])

function ofLanguage(
  { kind, said, languages, level }: AskedRequirement & { kind: 'language' },
  { languages: listed, skills }: Known,
): Judged {
  const found = listed.filter(({ language }) => languages.includes(languageOfName(language) ?? ''))
  // Who lists a language among the skills speaks it, nobody knows how well.
  const asSkills = found.length > 0 ? [] : skills.filter(({ name }) => languages.includes(languageOfSkill(name) ?? ''))
  const isMet =
    found.some(({ cefr }) => level === null || (cefr !== null && isAsWell(cefr, level))) || (level === null && asSkills.length > 0)
  const by = found.map(({ language, fluency, cefr }) => {
    const how = fluency || (cefr === 'native' ? '' : cefr)
    return how ? `${language} (${how})` : language
  })
  return { kind, said, state: isMet ? 'met' : 'open', by: firstFew([...by, ...asSkills.map(({ name }) => name)]), time: null }
}

/** An education or a certificate that says one of the subjects in its own words. */
function ofDegree({ kind, said, of }: AskedRequirement & { kind: 'degree' }, known: Known): Judged {
  const learnt = known.experiences.filter(({ kind }) => kind === 'education' || kind === 'certificate')
  const find = formFinder(known, of.flatMap(contentWords))
  const telling = learnt.filter(({ position, area, studyType, summary, courses }) => {
    const text = [position, area, studyType, summary, ...courses].join('\n')
    const [words, forms] = [new Set(wordsOf(text)), find(text)]
    return of.map(contentWords).some((all) => all.length > 0 && all.every((word) => forms.has(word) || tells(words, word)))
  })
  const by = telling.map(({ area, position, studyType, organisation }) => area || position || studyType || organisation)
  return { kind, said, state: telling.length > 0 ? 'met' : 'open', by: firstFew(by), time: null }
}

function ofWords({ kind, said, spellings }: AskedRequirement & { kind: 'words' }, told: readonly ReadTold[], known: Known): Judged {
  const isShort = /^[A-Z0-9]+$/.test(said)
  // What one lists in whole words is meant by its first letters too.
  const own = isShort ? known.skills.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => isLongFor(name, said)) : []
  const [germans, others] = partition([...spellings, ...own], (spelling) => known.isGerman && isGermanWord.test(spelling))
  const find = formFinder(known, germans)
  const wanted = others.map((spelling) => ` ${wordsOf(spelling).join(' ')} `)
  const saying = told.filter(({ words, text }) => wanted.some((one) => words.includes(one)) || find(text).size > 0)
  return {
    kind,
    said,
    state: saying.length > 0 ? 'met' : 'open',
    by: firstFew(saying.map(({ name }) => shortenedTo(name, MOST_LINE))),
    time: null,
  }
}

const isLongFor = (name: string, short: string): boolean => {
  const words = name.split(/[\s-]+/)
  return words.length > 1 && initialsOf(words) === short
}

const firstFew = (all: readonly string[]): string[] => [...new Set(all)].slice(0, MOST)
