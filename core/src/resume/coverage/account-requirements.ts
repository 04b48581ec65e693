import { askedIn, type Experience, experiences, getProfile, mayTell, type Skill, skills, type Win, wins } from '../../career/index.ts'
import { type ChangeDeps, type GiveWayDep, listAll, listAllInTurns, pacer, today } from '../../kernel/index.ts'
import { askedBeside, asWords, isIn } from './asked-beside.ts'
import { type AsksForDep, unlisted } from './coverage.ts'
import { isGerman } from './german-forms.ts'
import { judgeRequirements, type Requirement, type Told } from './requirements.ts'
import { termReader } from './terms.ts'

type AccountRequirementsDeps = ChangeDeps & GiveWayDep & AsksForDep

/** Skills of one description that are told of. */
const MOST_SKILLS = 40

/**
 * What a description asks for beside competencies, and what all that the person keeps tells of it: their skills, experience
 * and wins, and the languages of their profile. Skills that are known come last.
 * @param company what the firm is called, which asks for nothing
 */
export async function readAccountRequirements(deps: AccountRequirementsDeps, description: string, company = ''): Promise<Requirement[]> {
  if (!description.trim()) return []
  const { space, locale } = deps.actor
  const [own, kept, experience] = await Promise.all([
    listAll(deps, space, skills.queries.inOrder, {}),
    listAllInTurns(deps, space, wins.queries.newest, {}),
    listAll(deps, space, experiences.queries.oldest, {}),
  ])
  const won = kept.filter(mayTell)
  await deps.giveWay()
  const text = askedIn(description, company)
  const read = termReader([
    ...own,
    ...unlisted(
      own,
      [...experience, ...won].flatMap(({ skills }) => skills),
    ),
  ])
  const pace = pacer(deps)
  const skillsAsked = (await read.inLongText(text, pace)).filter(({ kind }) => kind === 'skill')
  const competencies = deps.asksFor(description, locale).map(({ competency, because }) => read.competency(competency, because))
  await pace(text.length)
  const { requirements, skills: named, isOptional } = askedBeside(text, [...skillsAsked, ...competencies], own)
  // Years of a skill ask for it already.
  const further = named.filter(({ because }) => !requirements.some((one) => one.kind === 'years' && isIn(because, one)))
  const asked = [...requirements, ...further.slice(0, MOST_SKILLS).map((term) => asWords(term, own, isOptional(term)))]
  return judgeRequirements(asked, {
    ...{ experiences: experience, wins: won, skills: own, today: today(deps), giveWay: deps.giveWay, isGerman: isGerman(description) },
    languages: asked.some(({ kind }) => kind === 'language') ? (await getProfile(deps)).languages : [],
    told: toldBy(own, experience, won),
  })
}

/** What each record says of what somebody can do, skills first: who lists one says so. */
const toldBy = (own: readonly Skill[], experience: readonly Experience[], won: readonly Win[]): Told[] => [
  ...own.map(({ name, aliases }) => ({ name, text: [name, ...aliases].join('\n') })),
  ...experience.map((one) => ({ name: one.position || one.organisation, text: textOfExperience(one) })),
  ...won.map(({ title, text, skills }) => ({ name: title, text: [title, text, ...skills].join('\n') })),
]

const textOfExperience = ({ position, summary, highlights, skills, courses, roles, area }: Experience): string =>
  [position, area, summary, ...highlights.map(({ text }) => text), ...skills, ...courses, ...roles].join('\n')
