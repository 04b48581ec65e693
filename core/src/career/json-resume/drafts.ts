import type { Experience } from '../experience/schema.ts'
import type { Profile } from '../profile/schema.ts'
import type { Skill } from '../skill/schema.ts'

type Enveloped = 'id' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt'

/** An experience as a document tells of it; its highlights have no ids yet. */
export type ExperienceDraft = Omit<Experience, Enveloped | 'importId' | 'order' | 'people' | 'highlights'> & { highlights: string[] }
export type SkillDraft = Omit<Skill, Enveloped | 'importId' | 'order'>
export type ProfileDraft = Omit<Profile, Enveloped | 'photoId'>

/** What a document says about a person's work. */
export interface CareerDraft {
  experiences: ExperienceDraft[]
  skills: SkillDraft[]
  profile: ProfileDraft
}

export const blankExperience = (kind: Experience['kind']): ExperienceDraft => ({
  ...{ kind, position: '', organisation: '', location: '', url: null, startDate: null, endDate: null, isOngoing: false, summary: '' },
  ...{ highlights: [], skills: [], area: '', studyType: '', score: '', courses: [], roles: [], extra: {} },
})

export const blankProfile = (): ProfileDraft => ({
  ...{ name: '', label: '', email: '', phone: '', url: null, summary: '', image: '', extra: {}, documentExtra: {} },
  location: { address: '', postalCode: '', city: '', region: '', countryCode: '', extra: {} },
  ...{ links: [], languages: [], interests: [], references: [] },
})
