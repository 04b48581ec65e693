import { deleteEdition, Edition, EditionChanges, editEdition, restoreEdition } from '@throughline/core/edition'
import { exampleEdition } from '../attestation-examples.ts'
import { pathId } from '../path-id.ts'
import { record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const anEdition = { description: 'The edition.', schema: Edition, example: exampleEdition, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'edition')

/** Those of a document are listed with it. */
export const editionRoutes: readonly Route[] = [
  forPerson({
    method: 'PATCH',
    path: '/editions/{id}',
    operationId: 'editEdition',
    summary: 'Say for whom a document was made (JSON Merge Patch)',
    area: 'Career',
    body: EditionChanges,
    conditional: true,
    answers: { 200: anEdition },
    run: async ({ deps, params, body, expectedVersion }) => record(await editEdition(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/editions/{id}',
    operationId: 'deleteEdition',
    summary: 'Move the note of a document that was made to the trash',
    area: 'Career',
    conditional: true,
    answers: { 200: anEdition },
    run: async ({ deps, params, expectedVersion }) => record(await deleteEdition(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/editions/{id}/restore',
    operationId: 'restoreEdition',
    summary: 'Take the note of a document out of the trash',
    area: 'Career',
    answers: { 200: anEdition },
    run: async ({ deps, params }) => record(await restoreEdition(deps, idOf(params))),
  }),
]
