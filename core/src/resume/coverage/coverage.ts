import { askedIn, experiences, getProfile, mayTell, type Skill, skills, type Win, wins } from '../../career/index.ts'
import {
  type ActorDep,
  foldText,
  type GiveWayDep,
  listAllInTurns,
  NAME_WORK,
  type Pace,
  pacer,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import { type ReadingDeps, readContent } from '../compose/read-content.ts'
import type { ResumeText } from '../content.ts'
import { textsOf } from '../document/texts.ts'
import type { Resume } from '../schema.ts'
import { getResume } from '../version/read-resumes.ts'
import { askedBeside } from './asked-beside.ts'
import { type CoveredTerm, compare, tells } from './compare.ts'
import { dutiesIn } from './duties.ts'
import { isGerman } from './german-forms.ts'
import { judgeRequirements, type Requirement } from './requirements.ts'
import { type Term, termReader } from './terms.ts'

/** What a description asks for, beside what is kept. */
export interface ResumeCoverage {
  /** Skills in the order of the description, then competencies, what weighs most first. */
  items: (CoveredTerm & { /** One may do without. */ isOptional: boolean })[]
  /** How many more skills it names than are compared. */
  uncompared: number
  /** What it asks for in so many words: years, languages, degrees, abbreviations, what stands in quotes, and skills one of which is enough. */
  requirements: Requirement[]
}

/** Skills of one description that are compared: no advertisement asks for as many. */
const MOST_SKILLS = 200

/** Names beside those that the person lists, which descriptions and texts are searched for. */
const MOST_NAMES = 5_000

/** Positions that are told for one competency. */
const MOST_LINES = 5

/** A competency that a description asks for, with the words that led to it. */
interface AskedCompetency {
  competency: string
  because: readonly string[]
}

/** What a job and its firm are called, which asks for nothing. */
interface JobNames {
  role: string
  company: string
}

/** Reads the competencies that a description asks for, as for a target job: the same advertisement asks for the same on both. */
type AsksFor = (description: string, locale: string, role?: string, company?: string) => readonly AskedCompetency[]

export interface AsksForDep {
  asksFor: AsksFor
}

/** Finds what the target job is called that a version is for and whose description it has; `null` where there is none. */
export interface MeantForDep {
  meantFor(deps: StoreDep & ActorDep, resume: Resume): Promise<JobNames | null>
}

/**
 * Compares a version with the description of the job it is meant for, in this process: nothing is sent anywhere, and
 * nothing is scored.
 * @throws AppError `not-found`
 */
export async function coverResume(deps: ReadingDeps & AsksForDep & MeantForDep & GiveWayDep, id: string): Promise<ResumeCoverage> {
  const resume = await getResume(deps, id)
  if (!resume.jobDescription.trim()) return { items: [], uncompared: 0, requirements: [] }
  const { space } = deps.actor
  // First, as it corrects the wins that it shows.
  const content = await readContent(deps, resume)
  await deps.giveWay()
  const [own, won, experience] = await Promise.all([
    listAllInTurns(deps, space, skills.queries.inOrder, {}),
    listAllInTurns(deps, space, wins.queries.newest, {}),
    listAllInTurns(deps, space, experiences.queries.oldest, {}),
  ])
  await deps.giveWay()
  const { giveWay, asksFor } = deps
  const { locale } = deps.actor
  const pace = pacer({ giveWay })
  const read = await termReader([...own, ...(await unlisted(own, [...experience, ...won], pace))], pace)
  // The first description of a process takes each of these readers long.
  await giveWay()
  const { role, company } = (await deps.meantFor(deps, resume)) ?? { role: '', company: '' }
  const text = askedIn(resume.jobDescription, company)
  const competencies = asksFor(resume.jobDescription, locale, role, company).map(({ competency, because }) =>
    read.competency(competency, because),
  )
  await giveWay()
  const found = (await read.inLongText(text, pace)).filter(({ kind }) => kind === 'skill')
  await giveWay()
  const { requirements: asked, skills: skillsAsked, isOptional } = askedBeside(text, [...found, ...competencies], own)
  const terms = [...skillsAsked.slice(0, MOST_SKILLS), ...competencies]
  await giveWay()
  const texts = textsOf(content)
  const isInGerman = isGerman(resume.jobDescription)
  const covered = await compare(terms, { texts, isGerman: isInGerman, read, wins: won, experiences: experience, locale, pace })
  const wished = new Set(terms.filter((term) => term.kind === 'skill' && isOptional(term)).map(({ name }) => name))
  const items = covered.map((term) => ({ ...term, isOptional: term.kind === 'skill' && wished.has(term.name) }))
  const untold = new Set(won.filter((win) => !mayTell(win)).map(({ id }) => id))
  const lines = texts.filter(({ source }) => tells(source) && !untold.has(source.id))
  const requirements = await judgeRequirements([...asked, ...dutiesIn(text)], {
    ...{ experiences: experience, wins: won.filter(mayTell), skills: own, today: today(deps), isGerman: isInGerman },
    languages: asked.some(({ kind }) => kind === 'language') ? (await getProfile(deps)).languages : [],
    told: lines.map(({ text }) => ({ name: text, text })),
    deeds: lines.filter(({ source }) => source.part === 'line').map(({ text }) => ({ name: text, text })),
    giveWay,
  })
  return {
    items: items.map((item) => (isOfCompetency(item, competencies) ? byYears(item, requirements, texts) : item)),
    uncompared: Math.max(0, skillsAsked.length - MOST_SKILLS),
    requirements,
  }
}

/** Whether it is a competency that is asked for, or says one in more words: “leading teams” beside “leading”. */
const isOfCompetency = ({ kind, because }: CoveredTerm, competencies: readonly Term[]): boolean =>
  kind === 'competency' ||
  competencies.some((asked) => asked.because.some((words) => because.every((whole) => foldText(whole).includes(foldText(words)))))

/** What the page says by no word of its own, and by positions whose years tell that it was had: those say it. */
function byYears<T extends CoveredTerm>(item: T, requirements: readonly Requirement[], texts: readonly ResumeText[]): T {
  if (item.state !== 'missing') return item
  const isAskedIn = (said: string) => item.because.some((words) => foldText(said).includes(foldText(words)))
  const telling = requirements.filter(({ kind, state, said }) => kind === 'years' && state === 'met' && isAskedIn(said))
  const positions = new Set(telling.flatMap(({ by }) => by))
  const lines = texts.filter(({ source, text }) => source.part === 'position' && positions.has(text)).slice(0, MOST_LINES)
  return lines.length === 0
    ? item
    : { ...item, state: 'claimed', lines: lines.map(({ source, text }) => ({ source, text })), lineCount: lines.length }
}

/**
 * Names in the records of somebody that they have not listed, each once: what one names oneself is read in a description as
 * what one lists is. Others have their turn in between.
 */
export async function unlisted(
  own: readonly Skill[],
  records: readonly Pick<Win, 'skills'>[],
  pace: Pace,
): Promise<Pick<Skill, 'name' | 'aliases'>[]> {
  const listed = new Set<string>()
  for (const { name, aliases } of own) {
    for (const one of [name, ...aliases]) listed.add(foldText(one))
    await pace((1 + aliases.length) * NAME_WORK)
  }
  const seen = new Set<string>()
  const others = new Map<string, string>()
  for (const { skills } of records) {
    for (const name of skills) {
      if (others.size === MOST_NAMES) break
      if (seen.has(name)) continue
      seen.add(name)
      const folded = foldText(name)
      if (!listed.has(folded)) others.set(folded, name)
    }
    if (others.size === MOST_NAMES) break
    await pace((1 + skills.length) * NAME_WORK)
  }
  return [...others.values()].map((name) => ({ name, aliases: [] }))
}
