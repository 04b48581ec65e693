import { z } from 'zod'
import type { Answer } from './route.ts'

/** The 200 of a list, as the API's description tells of it. */
export const pageAnswer = (schema: z.ZodType, example: unknown, description = 'One page.'): Answer => ({
  description,
  schema: z.object({ items: z.array(schema), nextCursor: z.string().nullable() }),
  example: { items: [example], nextCursor: null },
  headers: ['ETag'],
})
