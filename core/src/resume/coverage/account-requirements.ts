import { askedIn, type Experience, experiences, getProfile, mayTell, type Skill, skills, type Win, wins } from '../../career/index.ts'
import { type ChangeDeps, type GiveWayDep, listAllInTurns, pacer, today } from '../../kernel/index.ts'
import { askedBeside, asWords, isIn } from './asked-beside.ts'
import { type AsksForDep, unlisted } from './coverage.ts'
import { dutiesIn } from './duties.ts'
import { isGerman } from './german-forms.ts'
import { judgeRequirements, type Requirement, type Told } from './requirements.ts'
import { termReader } from './terms.ts'

type AccountRequirementsDeps = ChangeDeps & GiveWayDep & AsksForDep

/** Skills of one description that are told of. */
const MOST_SKILLS = 40

/**
 * What a description asks for beside competencies, and what all that the person keeps tells of it: their skills, experience
 * and wins, and the languages of their profile. Skills that are known come behind what is asked for otherwise, and duties last.
 * @param company what the firm is called, which asks for nothing
 */
export async function readAccountRequirements(deps: AccountRequirementsDeps, description: string, company = ''): Promise<Requirement[]> {
  if (!description.trim()) return []
  const { space, locale } = deps.actor
  const [own, kept, experience] = await Promise.all([
    listAllInTurns(deps, space, skills.queries.inOrder, {}),
    listAllInTurns(deps, space, wins.queries.newest, {}),
    listAllInTurns(deps, space, experiences.queries.oldest, {}),
  ])
  const won = kept.filter(mayTell)
  await deps.giveWay()
  const text = askedIn(description, company)
  const pace = pacer(deps)
  const read = await termReader([...own, ...(await unlisted(own, [...experience, ...won], pace))], pace)
  const skillsAsked = (await read.inLongText(text, pace)).filter(({ kind }) => kind === 'skill')
  // The first description of a process takes each of these readers long.
  await deps.giveWay()
  const competencies = deps.asksFor(description, locale).map(({ competency, because }) => read.competency(competency, because))
  await deps.giveWay()
  const { requirements, skills: named, isOptional } = askedBeside(text, [...skillsAsked, ...competencies], own)
  await deps.giveWay()
  // Years of a skill ask for it already.
  const further = named.filter(({ because }) => !requirements.some((one) => one.kind === 'years' && isIn(because, one)))
  const duties = dutiesIn(text)
  await deps.giveWay()
  const asked = [...requirements, ...further.slice(0, MOST_SKILLS).map((term) => asWords(term, own, isOptional(term))), ...duties]
  return judgeRequirements(asked, {
    ...{ experiences: experience, wins: won, skills: own, today: today(deps), giveWay: deps.giveWay, isGerman: isGerman(description) },
    languages: asked.some(({ kind }) => kind === 'language') ? (await getProfile(deps)).languages : [],
    told: toldBy(own, experience, won),
    deeds: deedsOf(experience, won),
  })
}

/** What each record says of what somebody can do, skills first: who lists one says so. Each is put together as it is come to. */
function* toldBy(own: readonly Skill[], experience: readonly Experience[], won: readonly Win[]): Generator<Told> {
  for (const { name, aliases } of own) yield { name, text: [name, ...aliases].join('\n') }
  for (const one of experience) yield { name: one.position || one.organisation, text: textOfExperience(one) }
  for (const { title, text, skills } of won) yield { name: title, text: [title, text, ...skills].join('\n') }
}

/** What tells of deeds: wins, and lines of positions. */
function* deedsOf(experience: readonly Experience[], won: readonly Win[]): Generator<Told> {
  for (const { title, text } of won) yield { name: title, text: `${title}\n${text}` }
  for (const { highlights } of experience) for (const { text } of highlights) yield { name: text, text }
}

const textOfExperience = ({ position, summary, highlights, skills, courses, roles, area }: Experience): string =>
  [position, area, summary, ...highlights.map(({ text }) => text), ...skills, ...courses, ...roles].join('\n')
