import type { Experience, ExperienceKind } from '../experience/schema.ts'

/** Fields of an experience that JSON Resume has a key for. */
export type KeyedField = Exclude<
  keyof Experience,
  'id' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt' | 'kind' | 'isOngoing' | 'people' | 'order' | 'extra' | 'importId'
>

interface Section {
  kind: ExperienceKind
  /** The key of JSON Resume 1.0 for each field, in the order its schema has them. */
  keys: Readonly<Record<string, KeyedField>>
}

/** The sections of JSON Resume 1.0 that hold experience. */
export const sections: Readonly<Record<string, Section>> = {
  work: {
    kind: 'work',
    keys: {
      name: 'organisation',
      position: 'position',
      location: 'location',
      url: 'url',
      startDate: 'startDate',
      endDate: 'endDate',
      summary: 'summary',
      highlights: 'highlights',
    },
  },
  volunteer: {
    kind: 'volunteer',
    keys: {
      organization: 'organisation',
      position: 'position',
      url: 'url',
      startDate: 'startDate',
      endDate: 'endDate',
      summary: 'summary',
      highlights: 'highlights',
    },
  },
  education: {
    kind: 'education',
    keys: {
      institution: 'organisation',
      url: 'url',
      area: 'area',
      studyType: 'studyType',
      startDate: 'startDate',
      endDate: 'endDate',
      score: 'score',
      courses: 'courses',
    },
  },
  awards: { kind: 'award', keys: { title: 'position', date: 'startDate', awarder: 'organisation', summary: 'summary' } },
  certificates: { kind: 'certificate', keys: { name: 'position', date: 'startDate', issuer: 'organisation', url: 'url' } },
  publications: {
    kind: 'publication',
    keys: { name: 'position', publisher: 'organisation', releaseDate: 'startDate', url: 'url', summary: 'summary' },
  },
  projects: {
    kind: 'project',
    keys: {
      name: 'position',
      startDate: 'startDate',
      endDate: 'endDate',
      description: 'summary',
      highlights: 'highlights',
      url: 'url',
      keywords: 'skills',
      roles: 'roles',
      entity: 'organisation',
    },
  },
}

/** Where what JSON Resume has no key for is kept, in an export of one's own. */
export const OWN_KEY = 'x-throughline'
