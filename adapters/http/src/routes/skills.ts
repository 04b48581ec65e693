import {
  createSkill,
  deleteSkill,
  editSkill,
  listSkills,
  MergeSkill,
  mergeSkills,
  NewSkill,
  restoreSkill,
  Skill,
  SkillChanges,
  skills,
} from '@throughline/core/career'
import { z } from 'zod'
import { exampleSkill } from '../career-record-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { flag, pageOf, paging } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aSkill = { description: 'The skill.', schema: Skill, example: exampleSkill, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'skill')

export const skillRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/skills',
    operationId: 'listSkills',
    summary: 'The skills you list, in their order, or those in the trash',
    area: 'Career',
    query: z.strictObject({ trash: flag.describe('`true`: those in the trash, newest first.'), ...paging }),
    caching: 'list',
    answers: { 200: pageAnswer(Skill, exampleSkill) },
    run: async ({ deps, query }) => jsonPage(await listSkills(deps, query, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/skills',
    operationId: 'createSkill',
    summary: 'List a skill, with other names that mean the same',
    area: 'Career',
    body: NewSkill,
    answers: {
      201: { ...aSkill, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another skill.' },
    },
    async run({ deps, body, newId }) {
      const skill = await createSkill(deps, withId(body, newId))
      return record(skill, 201, { location: `/api/v1/skills/${skill.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/skills/{id}',
    operationId: 'getSkill',
    summary: 'One skill',
    area: 'Career',
    caching: 'record',
    answers: { 200: aSkill },
    run: oneOf(skills),
  }),
  forPerson({
    method: 'PATCH',
    path: '/skills/{id}',
    operationId: 'editSkill',
    summary: 'Change fields of a skill (JSON Merge Patch); a former name is kept as an alias unless `aliases` are given',
    area: 'Career',
    body: SkillChanges,
    conditional: true,
    answers: { 200: aSkill },
    run: async ({ deps, params, body, expectedVersion }) => record(await editSkill(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/skills/{id}/merge',
    operationId: 'mergeSkills',
    summary: 'Make another skill a part of this one: its names come here, and it goes to the trash',
    area: 'Career',
    body: MergeSkill,
    conditional: true,
    answers: { 200: aSkill },
    run: async ({ deps, params, body, expectedVersion }) => record(await mergeSkills(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/skills/{id}',
    operationId: 'deleteSkill',
    summary: 'Move a skill to the trash; what names it stays as it is',
    area: 'Career',
    conditional: true,
    answers: { 200: aSkill },
    run: async ({ deps, params, expectedVersion }) => record(await deleteSkill(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/skills/{id}/restore',
    operationId: 'restoreSkill',
    summary: 'Take a skill out of the trash',
    area: 'Career',
    answers: { 200: aSkill },
    run: async ({ deps, params }) => record(await restoreSkill(deps, idOf(params))),
  }),
]
