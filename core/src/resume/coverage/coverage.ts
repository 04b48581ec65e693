import {
  askedIn,
  competencyName,
  countsAsEvidence,
  type Experience,
  experiences,
  getProfile,
  type Skill,
  skills,
  type Win,
  wins,
} from '../../career/index.ts'
import { foldText, listAll, today } from '../../kernel/index.ts'
import { type ReadingDeps, readContent } from '../compose/read-content.ts'
import type { ResumeContent, ResumeSource, ResumeText } from '../content.ts'
import { textsOf } from '../document/texts.ts'
import { getResume } from '../version/read-resumes.ts'
import { readRequirements } from './read-requirements.ts'
import { judgeRequirements, type Requirement } from './requirements.ts'
import { type Term, termReader } from './terms.ts'

/** A win of one's own that would show what is asked for. */
export interface ShowingWin {
  id: string
  title: string
  confidentiality: Win['confidentiality']
  experienceId: string | null
  /** Whether the win itself names what is asked for; otherwise its words lead to it. */
  isNamed: boolean
}

/** A position or a win of this version that names a skill, though none of its words on the page does. */
export interface NamingRecord {
  kind: 'experience' | 'win'
  id: string
  title: string
}

/** What a description of a job asks for, and what this version says to it. */
export interface CoveredTerm extends Pick<Term, 'kind' | 'name' | 'because'> {
  /** `shown`: the page says so, and a win with evidence stands behind it. `claimed`: it says so, without such a win. `missing`: it does not say so. */
  state: 'shown' | 'claimed' | 'missing'
  /** The lines that say so, the first five. */
  lines: { source: ResumeSource; text: string }[]
  /** How many there are in all. */
  lineCount: number
  /** Of a skill that is missing, the first five on this version that name it all the same: it is said once it is listed among the skills. */
  named: NamingRecord[]
  /** The first five wins that are not in this version and would show it, those with evidence first; of what is shown, none. */
  wins: ShowingWin[]
}

/** What a description asks for, beside what is kept. */
export interface ResumeCoverage {
  /** Skills in the order of the description, then competencies, what weighs most first. */
  items: CoveredTerm[]
  /** What it asks for in so many words: years, languages, abbreviations and what stands in quotes. */
  requirements: Requirement[]
}

/** Of one term and of one kind: more than anybody reads. */
const MOST = 5

/** A competency that a description asks for, with the words that led to it. */
interface AskedCompetency {
  competency: string
  because: readonly string[]
}

/** Reads the competencies that a description asks for, as for a target job: the same advertisement asks for the same on both. */
type AsksFor = (description: string, locale: string) => readonly AskedCompetency[]

export interface AsksForDep {
  asksFor: AsksFor
}

/** Lets everybody else have their turn in the midst of a long reading. */
interface TurnDep {
  interviewMemory: { takeTurn(): Promise<void> }
}

/** UTF-16 units that are read in one go, for some 20 ms. */
const AT_ONCE = 10_000

/**
 * Compares a version with the description of the job it is meant for, in this process: nothing is sent anywhere, and
 * nothing is scored.
 * @throws AppError `not-found`
 */
export async function coverResume(deps: ReadingDeps & AsksForDep & TurnDep, id: string): Promise<ResumeCoverage> {
  const resume = await getResume(deps, id)
  if (!resume.jobDescription.trim()) return { items: [], requirements: [] }
  const { space } = deps.actor
  // First, as it corrects the wins that it shows.
  const content = await readContent(deps, resume)
  const [own, won, experience] = await Promise.all([
    listAll(deps, space, skills.queries.inOrder, {}),
    listAll(deps, space, wins.queries.newest, {}),
    listAll(deps, space, experiences.queries.oldest, {}),
  ])
  const read = termReader([
    ...own,
    ...unlisted(
      own,
      [...experience, ...won].flatMap(({ skills }) => skills),
    ),
  ])
  const texts = [...textsOf(content).map(({ text }) => text), ...won.flatMap((win) => [win.title, toldBy(win)])]
  let unheard = 0
  for (const text of texts) {
    read.inText(text)
    unheard += text.length
    if (unheard < AT_ONCE) continue
    unheard = 0
    await deps.interviewMemory.takeTurn()
  }
  const { asksFor } = deps
  const { locale } = deps.actor
  const items = coverageOf(resume.jobDescription, { content, read, wins: won, experiences: experience, asksFor, locale })
  const isTerm = new Set(items.flatMap(({ name, because }) => [name, ...because]).map(foldText))
  const asked = readRequirements(askedIn(resume.jobDescription)).filter(({ said }) => !isTerm.has(foldText(said)))
  const requirements = await judgeRequirements(asked, {
    ...{ experiences: experience, wins: won, skills: own, today: today(deps) },
    languages: asked.some(({ kind }) => kind === 'language') ? (await getProfile(deps)).languages : [],
    page: textsOf(content).filter(({ source }) => tells(source)),
    takeTurn: () => deps.interviewMemory.takeTurn(),
  })
  return { items, requirements }
}

/** All that a win tells. */
const toldBy = ({ title, text }: Win) => `${title}\n${text}`

interface Compared {
  content: ResumeContent
  /** Which has read all that is compared, and reads nothing twice. */
  read: ReturnType<typeof termReader>
  wins: readonly Win[]
  experiences: readonly Pick<Experience, 'id' | 'position' | 'organisation' | 'skills'>[]
  asksFor: AsksFor
  /** In which competencies of our library are named. */
  locale: string
}

/**
 * A reader has no more than the page: a skill is said where a printed text says it, and nowhere else. A competency is also
 * said by the line of a win that names it, as the deed is what tells of one.
 */
function coverageOf(description: string, { content, read, wins, experiences, asksFor, locale }: Compared): CoveredTerm[] {
  const byId = new Map(wins.map((win) => [win.id, win]))
  // What the line of a win says, and what the win would prove with something linked to it.
  const ofWin = (win: Win, line: string) => {
    const [said, named] = [read.inText(line), read.named(win)]
    const says = keysOf([...said, ...named.filter(({ kind }) => kind === 'competency')])
    return { names: keysOf(named), says, proves: keysOf([...said, ...named, ...read.inText(toldBy(win))]) }
  }
  const told = textsOf(content)
    .filter(({ source }) => tells(source))
    .map((text) => {
      const win = text.source.kind === 'win' ? byId.get(text.source.id) : undefined
      if (!win) return { text, says: keysOf(read.inText(text.text)), proves: nothing }
      const { says, proves } = ofWin(win, text.text)
      return { text, says, proves: hasEvidence(win) ? proves : nothing }
    })
  const onPage = new Set(textsOf(content).map(({ source }) => source.id))
  const naming = [
    ...experiences.map(({ id, position, organisation, skills }) => ({
      kind: 'experience' as const,
      id,
      title: position || organisation,
      skills,
    })),
    ...wins.map(({ id, title, skills }) => ({ kind: 'win' as const, id, title, skills })),
  ]
    .filter(({ id, skills }) => skills.length > 0 && onPage.has(id))
    .map(({ skills, ...record }) => ({ record, keys: keysOf(read.named({ skills, competencies: [] })) }))
  const others = wins
    .filter(({ id }) => !onPage.has(id))
    .map((win) => {
      const { names, says, proves } = ofWin(win, win.title)
      // One that only names a skill leads to it all the same: put in, it is offered to be listed.
      return { win, names, says: new Set([...says, ...names]), proves }
    })
    .toSorted((a, b) => Number(hasEvidence(b.win)) - Number(hasEvidence(a.win)))
  const asked = [
    ...read.inText(askedIn(description)).filter(({ kind }) => kind === 'skill'),
    ...asksFor(description, locale).map(({ competency, because }) => read.competency(competency, because)),
  ]
  return asked.map(({ kind, key, name, because }): CoveredTerm => {
    const saying = told.filter(({ says }) => says.has(key))
    const proving = saying.length > 0 ? told.filter(({ proves }) => proves.has(key)) : []
    const state = proving.length > 0 ? 'shown' : saying.length > 0 ? 'claimed' : 'missing'
    const lines = proving.length > 0 ? proving : saying
    // What the page does not say, a win has to say there.
    const showing = state === 'shown' ? [] : others.filter(({ says, proves }) => (state === 'missing' ? says : proves).has(key))
    return {
      kind,
      name: kind === 'competency' ? competencyName(locale, name) : name,
      because,
      state,
      lines: lines.slice(0, MOST).map(({ text }) => lineOf(text)),
      lineCount: lines.length,
      named: state === 'missing' ? firstFew(naming, ({ keys }) => keys.has(key)).map(({ record }) => record) : [],
      wins: showing.slice(0, MOST).map(({ win, names }) => shownWin(win, names.has(key))),
    }
  })
}

const keysOf = (terms: readonly Term[]): ReadonlySet<string> => new Set(terms.map(({ key }) => key))
const nothing: ReadonlySet<string> = new Set()

/** Names that nobody has listed, each once: what one names oneself is read in a description as what one lists is. */
function unlisted(own: readonly Skill[], names: readonly string[]): Pick<Skill, 'name' | 'aliases'>[] {
  const listed = new Set(own.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)))
  const others = names.filter((name) => !listed.has(foldText(name)))
  return [...new Map(others.map((name) => [foldText(name), name])).values()].map((name) => ({ name, aliases: [] }))
}

const hasEvidence = ({ evidence }: Win) => evidence.some(countsAsEvidence)

/** Whether a text says what somebody can do, rather than what something is called. */
const tells = ({ part }: ResumeSource) => ['label', 'position', 'detail', 'summary', 'line', 'skill'].includes(part)

const lineOf = ({ source, text }: ResumeText) => ({ source, text })

const shownWin = ({ id, title, confidentiality, experienceId }: Win, isNamed: boolean): ShowingWin => ({
  ...{ id, title, confidentiality, experienceId, isNamed },
})

/** The first few that are meant. */
const firstFew = <T>(all: readonly T[], isMeant: (one: T) => boolean): T[] => {
  const few: T[] = []
  for (const one of all) {
    if (few.length === MOST) break
    if (isMeant(one)) few.push(one)
  }
  return few
}
