import type { Experience } from '@throughline/core/career'

/** A new experience, as it looks until the server has answered. */
export const newExperience = (given: Pick<Experience, 'id' | 'kind' | 'position' | 'organisation'>): Experience => ({
  ...{ location: '', url: null, startDate: null, endDate: null, isOngoing: false, summary: '', highlights: [], skills: [], people: [] },
  ...{ area: '', studyType: '', score: '', courses: [], roles: [], order: null, extra: {}, importId: null },
  ...{ createdAt: '', updatedAt: '', version: 0, deletedAt: null },
  ...given,
})
