import { bothNames, mergeBy } from '../../records/merge.ts'

/** Lists and facts of which the later word simply holds; what is a sentence is asked about. */
const yielding = [
  'kind',
  'startDate',
  'endDate',
  'isOngoing',
  'order',
  'highlights',
  'people',
  'links',
  'languages',
  'interests',
  'references',
  // Of a version of the résumé.
  'template',
  'paper',
  'language',
  'pageTarget',
  'contact',
  'sections',
  'wording',
  'location',
  'photoId',
  'extra',
]

/** Merges an edit into the record as it became elsewhere meanwhile: of names both changes are made. */
export const mergeRecord = mergeBy({
  together: [['startDate', 'endDate', 'isOngoing']],
  yielding,
  joined: { skills: bothNames, courses: bothNames, roles: bothNames, aliases: bothNames, keywords: bothNames },
})
