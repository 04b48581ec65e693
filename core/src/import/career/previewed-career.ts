import type { ExperienceDraft, ProfileDraft } from '../../career/index.ts'
import type { ImportPlan } from '../plan.ts'

/** Of each sort, as many as a preview shows. */
const SHOWN = 20

export interface PreviewedCareer {
  experiences: Pick<ExperienceDraft, 'kind' | 'position' | 'organisation' | 'studyType' | 'area' | 'startDate' | 'endDate' | 'isOngoing'>[]
  skills: string[]
  /** Who the file is about; `null` where it does not say. */
  person: Pick<ProfileDraft, 'name' | 'label' | 'email'> | null
}

export const previewedCareer = ({ experiences, skills, profile }: NonNullable<ImportPlan['career']>): PreviewedCareer => ({
  experiences: experiences.slice(0, SHOWN).map(({ kind, position, organisation, studyType, area, startDate, endDate, isOngoing }) => ({
    ...{ kind, position, organisation, studyType, area, startDate, endDate, isOngoing },
  })),
  skills: skills.slice(0, SHOWN).map(({ name }) => name),
  person: profile && { name: profile.name, label: profile.label, email: profile.email },
})
