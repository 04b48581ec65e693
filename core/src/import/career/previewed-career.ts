import type { ExperienceDraft, ProfileDraft } from '../../career/index.ts'
import type { ImportPlan } from '../plan.ts'

/** As many experiences as a preview shows; `counts` has all. */
const SHOWN = 20
/** As many skills, and of each list of what is said of the person: names, which take little room. */
const SHOWN_NAMES = 200

export interface PreviewedCareer {
  experiences: Pick<ExperienceDraft, 'kind' | 'position' | 'organisation' | 'studyType' | 'area' | 'startDate' | 'endDate' | 'isOngoing'>[]
  skills: string[]
  /** What the profile would take of what the file says of the person; `null` where that is nothing. */
  person: Omit<ProfileDraft, 'extra' | 'documentExtra'> | null
}

export const previewedCareer = ({ experiences, skills, person }: NonNullable<ImportPlan['career']>): PreviewedCareer => ({
  experiences: experiences.slice(0, SHOWN).map(({ kind, position, organisation, studyType, area, startDate, endDate, isOngoing }) => ({
    ...{ kind, position, organisation, studyType, area, startDate, endDate, isOngoing },
  })),
  skills: skills.slice(0, SHOWN_NAMES).map(({ name }) => name),
  person: person && previewedPerson(person),
})

const previewedPerson = ({ extra: _, documentExtra: __, ...said }: ProfileDraft): NonNullable<PreviewedCareer['person']> => ({
  ...said,
  links: said.links.slice(0, SHOWN_NAMES),
  languages: said.languages.slice(0, SHOWN_NAMES),
  interests: said.interests.slice(0, SHOWN_NAMES),
  references: said.references.slice(0, SHOWN_NAMES),
})
