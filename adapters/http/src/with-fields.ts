import { z } from 'zod'
import { fieldsNamed, trimmed } from './query.ts'
import type { Reply } from './reply.ts'
import type { PersonRoute, Route } from './route.ts'

/** The operation with `?fields=`, where it answers a record or a page of records and does not trim them itself. */
export function withFields(route: Route): Route {
  if (route.method !== 'GET' || route.access !== 'person' || takesFields(route.query)) return route
  const found = recordIn(route.answers[200]?.schema)
  if (!found) return route
  const { run } = route
  const trimming: PersonRoute<{ fields?: readonly string[] | undefined } | undefined> = {
    ...route,
    // What an operation without a query was asked beside, it never looked at.
    query: queryOf(route.query).safeExtend({ fields: fieldsNamed(found.fields) }),
    async run(call) {
      const { fields, ...query } = call.query ?? {}
      const reply = await run({ ...call, query: route.query ? query : undefined })
      return fields ? trimmedReply(reply, fields, found.isPage) : reply
    },
  }
  return trimming as PersonRoute
}

const queryOf = (query: z.ZodType | undefined): z.ZodObject => (query as z.ZodObject | undefined) ?? z.object({})

const takesFields = (query: z.ZodType | undefined) => query instanceof z.ZodObject && 'fields' in query.shape

/** The fields of the record that is answered, alone or in a page. */
function recordIn(schema: z.ZodType | undefined): { fields: readonly string[]; isPage: boolean } | null {
  const items = schema instanceof z.ZodObject ? schema.shape.items : undefined
  const isPage = items instanceof z.ZodArray
  const fields = fieldsIn(isPage ? (items.element as z.ZodType) : schema)
  return fields.includes('id') && (isPage || fields.includes('version')) ? { fields, isPage } : null
}

/** Of one of several sorts of record, those of all. */
function fieldsIn(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return [...new Set((schema.options as z.ZodType[]).flatMap(fieldsIn))]
  return []
}

function trimmedReply(reply: Reply, fields: readonly string[], isPage: boolean): Reply {
  if (reply.status !== 200 || typeof reply.body !== 'string') return reply
  const whole = JSON.parse(reply.body)
  const body = isPage ? { ...whole, items: whole.items.map((item: object) => trimmed(item, fields)) } : trimmed(whole, fields)
  return { ...reply, body: JSON.stringify(body) }
}
