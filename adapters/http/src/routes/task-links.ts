import { RecordId } from '@throughline/core/kernel'
import { countLinked, MAX_LINKED, readLinks, SaidIn, TaskLink } from '@throughline/core/task'
import { z } from 'zod'
import { exampleId } from '../examples.ts'
import { pathId } from '../path-id.ts'
import { idList } from '../query.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { scopeOfKind } from '../scope.ts'

const { kind, quote, capturedAt } = TaskLink.shape
const Linked = z.object({ kind, id: RecordId, title: z.string(), isOpen: z.boolean() })

const TaskLinks = z
  .object({
    to: z.array(Linked.extend({ quote, capturedAt })).meta({ description: 'What the task names and is not in the trash.' }),
    from: z.array(Linked).meta({ description: 'Up to 50 tasks that name it.' }),
    saidIn: SaidIn.extend({ isThere: z.boolean() })
      .nullable()
      .meta({ description: 'The passage of a message that it was made of, and whether you are still where that was said.' }),
  })
  .meta({ id: 'TaskLinks' })

const linked = { kind: 'task', id: exampleId, title: 'Get the pay bands', isOpen: true } as const
const example = { to: [{ ...linked, quote: null, capturedAt: '2026-03-04T09:12:00.000Z' }], from: [], saidIn: null }

const LinkCount = z.object({ id: RecordId, tasks: z.int() })

export const taskLinkRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/tasks/link-counts',
    operationId: 'countLinkedTasks',
    summary: 'How many tasks name each of some records, such as entries of the journal',
    area: 'Tasks',
    query: z.strictObject({ ids: idList(MAX_LINKED).describe(`Up to ${MAX_LINKED} ids, separated by commas.`) }),
    caching: 'list',
    answers: {
      200: {
        description: 'Those of them that a task names.',
        schema: z.object({ items: z.array(LinkCount) }),
        example: { items: [{ id: exampleId, tasks: 2 }] },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, query }) => json({ items: await countLinked(deps, query.ids) }),
  }),
  forPerson({
    method: 'GET',
    path: '/tasks/{id}/links',
    operationId: 'readTaskLinks',
    summary: 'What a task is linked to, of what a token may read, and the tasks that are linked to it',
    area: 'Tasks',
    caching: 'list',
    answers: { 200: { description: 'Both ends.', schema: TaskLinks, example, headers: ['ETag'] } },
    byScopes: true,
    async run({ deps, params, may }) {
      const { to, ...rest } = await readLinks(deps, pathId(params.id, 'task'))
      return json({ to: to.filter((one) => may(scopeOfKind(one.kind))), ...rest })
    },
  }),
]
