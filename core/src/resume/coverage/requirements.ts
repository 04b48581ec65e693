import { type Duration, type Experience, type Profile, type Skill, totalTime, type Win } from '../../career/index.ts'
import { NAME_WORK, pacer, shortenedTo } from '../../kernel/index.ts'
import { alikeFinder } from './alike-finder.ts'
import { MOST_LINE } from './compare.ts'
import { sharedOf } from './duties.ts'
import { germanFinder } from './german-forms.ts'
import { isAsWell, languageOfName, languageOfSkill } from './languages.ts'
import { phraseFinder } from './phrase-finder.ts'
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
  told: Iterable<Told>
  /** What tells what somebody did: wins, and lines of positions. */
  deeds: Iterable<Told>
  /** Whether the description is German, where a word is found in all its forms. */
  isGerman: boolean
  /** The person's date. */
  today: string
  giveWay: () => Promise<void>
}

/** What is known of each requirement. Years are those of dated work, what overlaps once; languages are those of the profile. */
export async function judgeRequirements(asked: readonly AskedRequirement[], known: Known): Promise<Requirement[]> {
  const read: Read = {
    told: await readTold(ofKind(asked, 'words'), known),
    work: await readWork(ofKind(asked, 'years'), known),
    learnt: await readLearnt(ofKind(asked, 'degree'), known),
    done: await readDone(ofKind(asked, 'duty'), known),
  }
  const pace = pacer(known)
  const found: Requirement[] = []
  for (const one of asked) {
    const anyOf = one.kind === 'words' ? [...(one.anyOf ?? [])] : []
    found.push({ ...judged(one, read, known), isOptional: one.isOptional ?? false, anyOf })
    if (one.kind !== 'words') await pace((known.experiences.length + known.skills.length) * NAME_WORK)
  }
  return found
}

type Asked<K extends AskedRequirement['kind']> = AskedRequirement & { kind: K }

const ofKind = <K extends AskedRequirement['kind']>(asked: readonly AskedRequirement[], kind: K): Asked<K>[] =>
  asked.filter((one): one is Asked<K> => one.kind === kind)

/** What all that is kept says to all requirements: each text is read once, however many there are. */
interface Read {
  told: ReadonlyMap<AskedRequirement, ReadonlySet<string>>
  work: readonly Telling[]
  learnt: readonly Telling[]
  done: ReadonlyMap<AskedRequirement, readonly string[]>
}

function judged(one: AskedRequirement, read: Read, known: Known): Judged {
  if (one.kind === 'years') return ofYears(one, read.work, known)
  if (one.kind === 'language') return ofLanguage(one, known)
  if (one.kind === 'duty') return ofDuty(one, read.done)
  if (one.kind === 'item') return { kind: one.kind, said: one.said, state: 'open', by: [], time: null }
  return one.kind === 'degree' ? ofDegree(one, read.learnt) : ofWords(one, read.told)
}

/** The names of the first few that say each, until all have as many as are told. */
async function readTold(asked: readonly Asked<'words'>[], known: Known): Promise<Read['told']> {
  const names = new Map(asked.map((one) => [one, new Set<string>()]))
  const open = new Set(asked)
  if (open.size === 0) return names
  const find = await saidFinder(asked, known)
  const pace = pacer(known)
  for (const { name, text } of known.told) {
    for (const one of find(text)) {
      if (!open.has(one)) continue
      const by = names.get(one)?.add(shortenedTo(name, MOST_LINE))
      if (by?.size === MOST) open.delete(one)
    }
    if (open.size === 0) break
    await pace(text.length)
  }
  return names
}

/** The names of the first few deeds that tell of each duty: they share words that it is about. */
async function readDone(asked: readonly Asked<'duty'>[], known: Known): Promise<Read['done']> {
  const names = new Map(asked.map((one) => [one, [] as string[]]))
  if (asked.length === 0) return names
  const find = formFinder(
    known,
    asked.flatMap(({ of }) => of),
  )
  const pace = pacer(known)
  for (const { name, text } of known.deeds) {
    const words = find(text)
    for (const [one, by] of words.size > 0 ? names : [])
      if (by.length < MOST && one.of.filter((word) => words.has(word)).length >= sharedOf(one.of)) by.push(shortenedTo(name, MOST_LINE))
    await pace(text.length + NAME_WORK)
  }
  return names
}

/** Finds those that a text says in any of their spellings. */
async function saidFinder(asked: readonly Asked<'words'>[], known: Known): Promise<(text: string) => Asked<'words'>[]> {
  const longs = await longForms(asked, known)
  const spelt = asked.flatMap(({ said, spellings }, place) =>
    [...spellings, ...(longs.get(said) ?? [])].map((written) => ({ written, key: String(place) })),
  )
  const [germans, others] = partition(spelt, ({ written }) => known.isGerman && isGermanWord.test(written))
  const inForms = germanFinder(germans)
  const asWritten = phraseFinder(others.map(({ written, key }) => ({ words: wordsOf(written), key })))
  return (text) => [...new Set([...inForms(text), ...asWritten(wordsOf(text))])].flatMap((key) => asked[Number(key)] ?? [])
}

/** What one lists in whole words is meant by its first letters too. */
async function longForms(asked: readonly Asked<'words'>[], known: Known): Promise<Map<string, string[]>> {
  const longs = new Map<string, string[]>(asked.flatMap(({ said }) => (/^[A-Z0-9]+$/.test(said) ? [[said, []]] : [])))
  if (longs.size === 0) return longs
  const pace = pacer(known)
  for (const { name, aliases } of known.skills) {
    for (const long of [name, ...aliases]) {
      const words = long.split(/[\s-]+/)
      if (words.length > 1) longs.get(initialsOf(words))?.push(long)
    }
    await pace((1 + aliases.length) * NAME_WORK)
  }
  return longs
}

/** An experience, and those of the words asked for that it tells of. */
interface Telling {
  one: Experience
  words: ReadonlySet<string>
}

/** What each position tells in its own words and in the titles of its wins. */
async function readWork(asked: readonly Asked<'years'>[], known: Known): Promise<Telling[]> {
  if (asked.length === 0) return []
  const titles = Map.groupBy(known.wins, ({ experienceId }) => experienceId)
  const words = asked.flatMap(({ of }) => (of ?? []).flat())
  const work = known.experiences.filter(({ kind }) => kind === 'work')
  return readEach(work, words, known, ({ position, organisation, summary, highlights, skills, id }) => {
    const own = [position, organisation, summary, ...highlights.map(({ text }) => text), ...skills]
    return [...own, ...(titles.get(id) ?? []).map(({ title }) => title)]
  })
}

/** What each education and certificate says in its own words. */
async function readLearnt(asked: readonly Asked<'degree'>[], known: Known): Promise<Telling[]> {
  if (asked.length === 0) return []
  const learnt = known.experiences.filter(({ kind }) => kind === 'education' || kind === 'certificate')
  const words = asked.flatMap(({ of }) => of.flatMap(contentWords))
  return readEach(learnt, words, known, ({ position, area, studyType, summary, courses }) => [
    position,
    area,
    studyType,
    summary,
    ...courses,
  ])
}

/** @param textsOf what one of them says, each text for itself: a position may have thousands of wins */
async function readEach(
  all: readonly Experience[],
  words: readonly string[],
  known: Known,
  textsOf: (one: Experience) => readonly string[],
): Promise<Telling[]> {
  const find = formFinder(known, words)
  const sought = new Set(words).size
  const pace = pacer(known)
  const read: Telling[] = []
  for (const one of all) {
    const found = new Set<string>()
    for (const text of textsOf(one)) {
      if (found.size === sought) break
      for (const word of find(text)) found.add(word)
      await pace(NAME_WORK + text.length)
    }
    read.push({ one, words: found })
  }
  return read
}

function ofYears({ kind, said, years, of }: Asked<'years'>, work: readonly Telling[], known: Known): Judged {
  const isAny = of !== null && of.length === 0
  const telling = work.filter(({ words }) => isAny || (of ?? []).some((all) => all.every((word) => words.has(word))))
  const timeOf = (some: readonly Telling[]) =>
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

/** One word that is no abbreviation. */
const isGermanWord = /^\p{Lu}\p{Ll}{4,}$/u

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** Finds those of some words that a text has in any form. */
function formFinder({ isGerman }: Known, words: readonly string[]): (text: string) => ReadonlySet<string> {
  const inGerman = germanFinder(isGerman ? words.map((word) => ({ written: word, key: word })) : [])
  const alike = alikeFinder(words)
  return (text) => new Set([...inGerman(text), ...alike(wordsOf(text))])
}

function ofLanguage({ kind, said, languages, level }: Asked<'language'>, { languages: listed, skills }: Known): Judged {
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
function ofDegree({ kind, said, of }: Asked<'degree'>, learnt: readonly Telling[]): Judged {
  const subjects = of.map(contentWords)
  const telling = learnt.filter(({ words }) => subjects.some((all) => all.length > 0 && all.every((word) => words.has(word))))
  const by = telling.map(({ one: { area, position, studyType, organisation } }) => area || position || studyType || organisation)
  return { kind, said, state: telling.length > 0 ? 'met' : 'open', by: firstFew(by), time: null }
}

function ofDuty(one: Asked<'duty'>, done: Read['done']): Judged {
  const by = firstFew(done.get(one) ?? [])
  return { kind: one.kind, said: one.said, state: by.length > 0 ? 'met' : 'open', by, time: null }
}

function ofWords(one: Asked<'words'>, told: Read['told']): Judged {
  const by = [...(told.get(one) ?? [])]
  return { kind: one.kind, said: one.said, state: by.length > 0 ? 'met' : 'open', by, time: null }
}

const firstFew = (all: readonly string[]): string[] => [...new Set(all)].slice(0, MOST)
