import { editProfile, Profile, ProfileChanges, profiles } from '@throughline/core/career'
import { exampleProfile } from '../career-record-examples.ts'
import { theOne } from '../one-of.ts'
import { record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aProfile = { description: 'The profile.', schema: Profile, example: exampleProfile, headers: ['ETag'] } as const

export const profileRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/profile',
    operationId: 'getProfile',
    summary: 'Who you are, as a résumé says it; the `basics` of JSON Resume, languages, interests and references',
    area: 'Career',
    caching: 'record',
    answers: { 200: aProfile },
    run: theOne(profiles),
  }),
  forPerson({
    method: 'PATCH',
    path: '/profile',
    operationId: 'editProfile',
    summary: 'Change fields of your profile (JSON Merge Patch); lists are given whole',
    area: 'Career',
    body: ProfileChanges,
    conditional: true,
    answers: { 200: aProfile },
    run: async ({ deps, body, expectedVersion }) => record(await editProfile(deps, body, { expectedVersion })),
  }),
]
