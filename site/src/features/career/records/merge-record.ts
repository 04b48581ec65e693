import { type Merge, mergeFields } from '../../task/rules/merge.ts'
import type { CareerRecord, RecordEdit } from './change.ts'

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
]

/** Merges an edit into the record as it became elsewhere meanwhile: of names both changes are made. */
export const mergeRecord = (base: RecordEdit, mine: RecordEdit, theirs: CareerRecord): Merge<RecordEdit> =>
  mergeFields<Record<string, unknown>>(
    base as Record<string, unknown>,
    mine as Record<string, unknown>,
    theirs as unknown as Record<string, unknown>,
    {
      together: [['startDate', 'endDate', 'isOngoing']],
      yielding: [...yielding, 'location', 'photoId', 'extra'],
      joined: { skills: both, courses: both, roles: both, aliases: both, keywords: both },
    },
  ) as Merge<RecordEdit>

function both(base: unknown, mine: unknown, theirs: unknown): string[] {
  const [then, own, now] = [base, mine, theirs].map((names) => (names ?? []) as string[]) as [string[], string[], string[]]
  return [
    ...now.filter((name) => own.includes(name) || !then.includes(name)),
    ...own.filter((name) => !then.includes(name) && !now.includes(name)),
  ]
}
