import { blankProfile, type CareerDraft, type ExperienceDraft, fillingOf, type KnownProfile, type SkillDraft } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'
import { countsOf, type ImportPlan } from '../plan.ts'
import type { ProblemList } from '../problem-list.ts'

/** What of a career is in the account already; JSON-safe. */
export interface KnownCareer {
  /** As `signOf` makes them. */
  experiences: readonly string[]
  /** Names and aliases, folded. */
  skills: readonly string[]
  /** `null` where there is none to compare with. */
  profile: KnownProfile | null
}

/** By what an experience is known again: its kind, position, organisation and begin. */
export const signOf = ({ kind, position, organisation, startDate, studyType, area }: SignedExperience): string =>
  JSON.stringify([kind, ...[position, organisation, studyType, area].map((text) => foldText(text)), startDate])

type SignedExperience = Pick<ExperienceDraft, 'kind' | 'position' | 'organisation' | 'startDate' | 'studyType' | 'area'>

interface Read {
  draft: CareerDraft
  problems: ProblemList
  known: KnownCareer
}

/** The plan of what a file tells of a career, without what is there already. */
export function careerPlan({ draft, problems, known }: Read): ImportPlan {
  const signs = new Set(known.experiences)
  const experiences = draft.experiences.filter((experience) => isNew(signs, signOf(experience)))
  const names = new Set(known.skills)
  const skills = draft.skills.filter((skill) => isNewSkill(names, skill))
  const said = fillingOf(known.profile ?? { own: blankProfile(), given: blankProfile() }, draft.profile)
  const there = draft.experiences.length - experiences.length + draft.skills.length - skills.length + said.there
  if (there > 0)
    problems.add(
      '',
      there === 1 ? 'One entry is there already; it was left out.' : `${there} entries are there already; they were left out.`,
    )
  return {
    ...{ tasks: [], sections: [], problems: problems.sorted() },
    counts: { ...countsOf([]), experiences: experiences.length, skills: skills.length, profileFacts: said.taken },
    career: { experiences, skills, profile: said.isAny ? draft.profile : null, person: said.taken > 0 ? said.person : null },
  }
}

function isNew(known: Set<string>, sign: string): boolean {
  if (known.has(sign)) return false
  known.add(sign)
  return true
}

function isNewSkill(known: Set<string>, { name, aliases }: SkillDraft): boolean {
  const names = [name, ...aliases].map((each) => foldText(each))
  if (names.some((each) => known.has(each))) return false
  for (const each of names) known.add(each)
  return true
}
