import {
  AddedEvidence,
  deleteWin,
  editWin,
  getWin,
  listTrashedWins,
  listWins,
  NewWin,
  removeEvidence,
  restoreWin,
  Win,
  WinChanges,
  wins,
} from '@throughline/core/career'
import { makeWin, putEvidence } from '@throughline/core/discussion'
import { line, PlainDate, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleWin } from '../career-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { demandSource, demandSources } from '../source-scopes.ts'

const aWin = { description: 'The win.', schema: Win, example: exampleWin, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'win')

const experienceId = z
  .union([z.literal('none'), RecordId])
  .transform((id) => (id === 'none' ? null : id))
  .optional()
  .describe('Only of this experience; `none` for those that stand on none.')

const listQuery = oneAtMost(
  z.strictObject({
    experienceId,
    competency: line(1, 60).optional().describe('Only with this competency: an id of the library, or a name.'),
    skill: line(1, 100).optional().describe('Only with this skill, whatever its case.'),
    sourceId: RecordId.optional().describe('Only those whose evidence names this record.'),
    trash: flag.describe('`true`: those in the trash, newest first.'),
    from: PlainDate.optional().describe('The first day.'),
    before: PlainDate.optional().describe('The day after the last.'),
    fields: fieldsOf(Win),
    ...paging,
  }),
  ['experienceId', 'competency', 'skill', 'sourceId', 'trash'],
  { at: 'trash', error: 'Ask for an experience, a competency, a skill, a source or for the trash, one at a time.' },
)

export const winRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/wins',
    operationId: 'listWins',
    summary: 'Your wins, newest first; those of an experience, a competency, a skill or a source, or in the trash',
    area: 'Career',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(Win, exampleWin) },
    async run({ deps, query: { trash, fields, limit, cursor, ...asked } }) {
      const page = pageOf({ limit, cursor })
      const { items, nextCursor } = trash ? await listTrashedWins(deps, page) : await listWins(deps, asked, page)
      return jsonPage(trimmedPage({ json: JSON.stringify(items), nextCursor }, fields))
    },
  }),
  forPerson({
    method: 'POST',
    path: '/wins',
    operationId: 'createWin',
    summary:
      'Keep a win; with `from`, what is left out is filled in by that record or message, which becomes its evidence; a token needs the scope to read it',
    area: 'Career',
    body: NewWin,
    answers: {
      201: { ...aWin, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another win.' },
    },
    readAgain: getWin,
    async run(call) {
      await demandSources(call, call.body)
      const { deps, body, newId } = call
      const win = await makeWin(deps, withId(body, newId))
      return record(win, 201, { location: `/api/v1/wins/${win.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/wins/{id}',
    operationId: 'getWin',
    summary: 'One win, as its sources say it now',
    area: 'Career',
    caching: 'record',
    answers: { 200: aWin },
    run: oneOf(wins),
  }),
  forPerson({
    method: 'PATCH',
    path: '/wins/{id}',
    operationId: 'editWin',
    summary: 'Change fields of a win (JSON Merge Patch)',
    area: 'Career',
    body: WinChanges,
    conditional: true,
    answers: { 200: aWin },
    run: async ({ deps, params, body, expectedVersion }) => record(await editWin(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/wins/{id}',
    operationId: 'deleteWin',
    summary: 'Move a win to the trash',
    area: 'Career',
    conditional: true,
    answers: { 200: aWin },
    run: async ({ deps, params, expectedVersion }) => record(await deleteWin(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/wins/{id}/restore',
    operationId: 'restoreWin',
    summary: 'Take a win out of the trash',
    area: 'Career',
    answers: { 200: aWin },
    run: async ({ deps, params }) => record(await restoreWin(deps, idOf(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/wins/{id}/evidence',
    operationId: 'addEvidence',
    summary:
      'Put a piece of evidence to a win; a record or a passage of a message, which says the rest, a link or note of your own, or one you took away; a token needs the scope to read that record or discussion',
    area: 'Career',
    body: AddedEvidence,
    conditional: true,
    answers: {
      200: aWin,
      409: { description: 'The id given belongs to another piece of evidence.' },
    },
    readAgain: getWin,
    async run(call) {
      await demandSource(call, call.body)
      const { deps, params, body, expectedVersion } = call
      return record(await putEvidence(deps, idOf(params), body, { expectedVersion }))
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/wins/{id}/evidence/{evidenceId}',
    operationId: 'removeEvidence',
    summary: 'Take a piece of evidence from a win; a number that was its stays',
    area: 'Career',
    conditional: true,
    answers: { 200: aWin },
    run: async ({ deps, params, expectedVersion }) =>
      record(await removeEvidence(deps, idOf(params), pathId(params.evidenceId, 'piece of evidence'), { expectedVersion })),
  }),
]
