import { askedIn, experiences, getProfile, type Skill, skills, wins } from '../../career/index.ts'
import { foldText, type GiveWayDep, listAll, pacer, today } from '../../kernel/index.ts'
import { type ReadingDeps, readContent } from '../compose/read-content.ts'
import { textsOf } from '../document/texts.ts'
import { getResume } from '../version/read-resumes.ts'
import { type CoveredTerm, compare, tells } from './compare.ts'
import { isGerman } from './german-forms.ts'
import { type AskedRequirement, readRequirements } from './read-requirements.ts'
import { judgeRequirements, type Requirement } from './requirements.ts'
import { type Term, termReader } from './terms.ts'

/** What a description asks for, beside what is kept. */
export interface ResumeCoverage {
  /** Skills in the order of the description, then competencies, what weighs most first. */
  items: CoveredTerm[]
  /** How many more skills it names than are compared. */
  uncompared: number
  /** What it asks for in so many words: years, languages, abbreviations and what stands in quotes. */
  requirements: Requirement[]
}

/** Skills of one description that are compared: no advertisement asks for as many. */
const MOST_SKILLS = 200

/** Names beside those that the person lists, which descriptions and texts are searched for. */
const MOST_NAMES = 5_000

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

/**
 * Compares a version with the description of the job it is meant for, in this process: nothing is sent anywhere, and
 * nothing is scored.
 * @throws AppError `not-found`
 */
export async function coverResume(deps: ReadingDeps & AsksForDep & GiveWayDep, id: string): Promise<ResumeCoverage> {
  const resume = await getResume(deps, id)
  if (!resume.jobDescription.trim()) return { items: [], uncompared: 0, requirements: [] }
  const { space } = deps.actor
  // First, as it corrects the wins that it shows.
  const content = await readContent(deps, resume)
  const [own, won, experience] = await Promise.all([
    listAll(deps, space, skills.queries.inOrder, {}),
    listAll(deps, space, wins.queries.newest, {}),
    listAll(deps, space, experiences.queries.oldest, {}),
  ])
  await deps.giveWay()
  const named = [...experience, ...won].flatMap(({ skills }) => skills)
  const read = termReader([...own, ...unlisted(own, named)])
  const { giveWay, asksFor } = deps
  const { locale } = deps.actor
  const pace = pacer({ giveWay })
  await pace(resume.jobDescription.length)
  const skillsAsked = read.inText(askedIn(resume.jobDescription)).filter(({ kind }) => kind === 'skill')
  const terms = [
    ...skillsAsked.slice(0, MOST_SKILLS),
    ...asksFor(resume.jobDescription, locale).map(({ competency, because }) => read.competency(competency, because)),
  ]
  await pace(resume.jobDescription.length)
  const texts = textsOf(content)
  const isInGerman = isGerman(resume.jobDescription)
  const items = await compare(terms, { texts, isGerman: isInGerman, read, wins: won, experiences: experience, locale, pace })
  const asked = besideTerms(readRequirements(askedIn(resume.jobDescription)), items)
  const requirements = await judgeRequirements(asked, {
    ...{ experiences: experience, wins: won, skills: own, today: today(deps), isGerman: isInGerman },
    languages: asked.some(({ kind }) => kind === 'language') ? (await getProfile(deps)).languages : [],
    told: texts.filter(({ source }) => tells(source)).map(({ text }) => ({ name: text, text })),
    giveWay,
  })
  return { items, uncompared: Math.max(0, skillsAsked.length - MOST_SKILLS), requirements }
}

/** What is asked for beside some terms and parts of them: “EWM” is told by “SAP EWM”. A word for what one can do tells more than the competency that it led to. */
export function besideTerms(
  asked: readonly AskedRequirement[],
  terms: readonly Pick<Term, 'kind' | 'name' | 'because'>[],
): AskedRequirement[] {
  const wholeOf = (some: typeof terms) => some.flatMap(({ name, because }) => [name, ...because].map(foldText))
  const isSkill = new Set(wholeOf(terms.filter(({ kind }) => kind === 'skill')))
  const isTerm = new Set(wholeOf(terms).flatMap((one) => [one, ...one.split(' ')]))
  return asked.filter((one) => !(one.kind === 'words' && one.isAbility ? isSkill : isTerm).has(foldText(one.said)))
}

/** Names that nobody has listed, each once: what one names oneself is read in a description as what one lists is. */
export function unlisted(own: readonly Skill[], names: readonly string[]): Pick<Skill, 'name' | 'aliases'>[] {
  const listed = new Set(own.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)))
  const others = new Map<string, string>()
  for (const name of new Set(names)) {
    const folded = foldText(name)
    if (!listed.has(folded)) others.set(folded, name)
    if (others.size === MOST_NAMES) break
  }
  return [...others.values()].map((name) => ({ name, aliases: [] }))
}
