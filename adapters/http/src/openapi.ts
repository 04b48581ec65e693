import { WebhookMessage } from '@throughline/core/webhook'
import { z } from 'zod'
import { exampleId } from './examples.ts'
import { schemaOf } from './openapi-schema.ts'
import { problemStatus, problemTitle, problemTypes } from './problem.ts'
import { type Answer, isInPerson, isTagged, isUnsafe, type Route } from './route.ts'
import { isInSandbox } from './sandbox.ts'
import { areaPath, scopesOf } from './scope.ts'
import { exampleMessage } from './webhook-examples.ts'

const Fault = z.object({ pointer: z.string(), code: z.string(), message: z.string() }).meta({ id: 'Fault' })
const Problem = z
  .object({
    type: z.string().meta({ description: 'One of `x-problems`, a page of this server.', example: '/problems/validation' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string(),
    requestId: z.string(),
    errors: z.array(Fault).optional(),
    current: z.unknown().optional(),
  })
  .meta({
    id: 'Problem',
    description: 'RFC 9457.',
    example: {
      type: '/problems/validation',
      title: 'Some of this cannot be accepted',
      status: 422,
      detail: 'Some of this cannot be accepted.',
      instance: '/api/v1/tasks',
      requestId: exampleId,
      errors: [{ pointer: '/title', code: 'too_small', message: 'Write something here.' }],
    },
  })

const responseHeaders = {
  ETag: { description: 'The version of what was sent.', schema: { type: 'string' }, example: '"3"' },
  Location: { description: 'Where the record is from now on.', schema: { type: 'string' }, example: `/api/v1/tasks/${exampleId}` },
  'Set-Cookie': { description: 'The session.', schema: { type: 'string' } },
}

/** The two of draft-ietf-httpapi-ratelimit-headers are sent with every answer; told once, as they would make up half of this. */
const limitFields = {
  'Retry-After': { description: 'Seconds until it is worth while to ask again.', schema: { type: 'integer' }, example: 8 },
  RateLimit: {
    description: 'What is left of each limit that was counted, and the seconds until there is more. With every answer.',
    schema: { type: 'string' },
    example: '"token";r=5990;t=1, "tokens";r=11990;t=1',
  },
  'RateLimit-Policy': {
    description: 'The limits that were counted: how many requests in how many seconds. With every answer.',
    schema: { type: 'string' },
    example: '"token";q=6000;w=60, "tokens";q=12000;w=60',
  },
}

/** The OpenAPI 3.1 description of these operations, made of the schemas that check their requests. */
export function describe(
  routes: readonly Route[],
  { base, cookie, sandboxes }: { base: string; cookie: string; sandboxes: boolean },
): object {
  const components: Record<string, object> = {}
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    paths[route.path] ??= {}
    ;(paths[route.path] as Record<string, object>)[route.method.toLowerCase()] = operation(route, components)
  }
  return {
    openapi: '3.1.0',
    // Whether anybody may make a sandbox on this server.
    'x-sandboxes': sandboxes,
    info: {
      title: 'Throughline',
      version: '1',
      description:
        'What the app can do, a script can do. Send an API token, made at `/settings/account#tokens`, as `Authorization: Bearer …`. Errors are RFC 9457 problems that name every fault at once; what to do about each stands at `/problems`.',
    },
    servers: [{ url: base }],
    tags: areasOf(routes),
    paths,
    'x-problems': problemTypes,
    ...(routes.some(({ area }) => area === 'Webhooks') && { webhooks: { event: sentTo(components) } }),
    components: {
      schemas: components,
      headers: limitFields,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie }, token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** What is sent to the programs of others. */
const sentTo = (components: Record<string, object>) => ({
  post: {
    operationId: 'webhookEvent',
    summary: 'What your program is sent of each event that its webhook asks for',
    tags: ['Webhooks'],
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(WebhookMessage, components), example: exampleMessage } },
    },
    responses: {
      '2XX': { description: 'It has arrived. Anything else, or nothing within 15 seconds, is tried again.' },
      410: { description: 'Nothing more is to be sent: the webhook is turned off.' },
    },
  },
})

/** The areas, each with how addresses and scopes write it. */
const areasOf = (routes: readonly Route[]) =>
  [...new Map(routes.map((route) => [route.area, areaPath(route)]))].map(([name, path]) => ({ name, 'x-path': path }))

function operation(route: Route, components: Record<string, object>): object {
  return {
    operationId: route.operationId,
    ...said(route.summary),
    tags: [route.area],
    // That the token of a sandbox may ask for it.
    ...(isInSandbox(route) && { 'x-sandbox': true }),
    security: securityOf(route),
    parameters: [...pathParameters(route), ...queryParameters(route, components), ...headerParameters(route)],
    ...(route.body && { requestBody: requestBody(route, components) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, answer]) => [
          status,
          response(withTag(route, answer, Number(status)), Number(status), components),
        ]),
      ),
      ...(isTagged(route) && { 304: { description: 'What you have is what there is.' } }),
      ...problems(route, components),
    },
  }
}

/** What an operation does, in few words, and what else is to know of it. */
function said(text: string): { summary: string; description?: string } {
  const [, summary, rest] = /^(.*?)(?:; |\. (?=[A-Z]))(.+)$/s.exec(text) ?? []
  if (!summary || !rest) return { summary: text }
  return { summary, description: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.` }
}

const securityOf = (route: Route) => {
  if (route.access !== 'person') return []
  return isInPerson(route) ? [{ session: [] }] : [{ session: [] }, { token: scopesOf(route) }]
}

const pathParameters = ({ path }: Route) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: exampleId,
  }))

function queryParameters({ query }: Route, components: Record<string, object>): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, components) as {
    properties?: Record<string, { description?: string; type?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description && { description }),
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
  }))
}

function headerParameters(route: Route): object[] {
  // Without an example: whoever tries an operation in the reference would send that of us all.
  const header = (name: string, description: string) => ({ name, in: 'header', description, schema: { type: 'string' } })
  return [
    ...(route.conditional ? [header('If-Match', 'The version the change is based on, as `"3"`.')] : []),
    ...(isTagged(route) ? [header('If-None-Match', 'The ETag of what you have, as `"3"`.')] : []),
    ...(route.access === 'person' && route.method === 'POST'
      ? [header('Idempotency-Key', 'Makes sending this again harmless, for 24 hours: a text of your own, such as a new UUID.')]
      : []),
  ]
}

function requestBody({ body, bodyOptional = false }: Route, components: Record<string, object>): object {
  if (body === 'upload') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
    return { required: true, content: { 'multipart/form-data': { schema: file } } }
  }
  const schema = body as z.ZodType
  const example = schema.meta()?.example
  return {
    required: !bodyOptional,
    content: { 'application/json': { schema: schemaOf(schema, components), ...(example !== undefined && { example }) } },
  }
}

/** What is tagged by what it says need not say so itself. */
const withTag = (route: Route, answer: Answer, status: number): Answer =>
  status === 200 && isTagged(route) ? { ...answer, headers: [...new Set(['ETag' as const, ...(answer.headers ?? [])])] } : answer

function response(
  { description, schema, mediaType = 'application/json', example, headers }: Answer,
  status: number,
  components: Record<string, object>,
): object {
  if (status >= 400) return problem(description, components, status)
  return {
    description,
    ...(headers && { headers: Object.fromEntries(headers.map((name) => [name, responseHeaders[name]])) }),
    ...(schema && { content: { [mediaType]: { schema: schemaOf(schema, components), ...(example !== undefined && { example }) } } }),
  }
}

const problem = (description: string, components: Record<string, object>, status: number) => ({
  description,
  ...(status === 429 && {
    headers: Object.fromEntries(Object.keys(limitFields).map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }),
  content: { 'application/problem+json': { schema: schemaOf(Problem, components) } },
})

/** The refusals an operation is open to, by what it takes. */
function problems(route: Route, components: Record<string, object>): Record<string, object> {
  const codes = [
    ...(route.body && route.body !== 'upload' ? (['not-json'] as const) : []),
    ...(route.access === 'person' ? (['unauthenticated', 'forbidden'] as const) : isUnsafe(route) ? (['foreign-origin'] as const) : []),
    ...(route.path.includes('{') ? (['not-found'] as const) : []),
    ...(route.conditional ? (['stale'] as const) : []),
    ...(route.body ? (['too-large', 'unsupported-media-type'] as const) : []),
    ...(route.body || route.query ? (['validation'] as const) : []),
    'rate-limited' as const,
  ]
  const declared = codes.filter((code) => !(problemStatus(code) in route.answers))
  return Object.fromEntries(declared.map((code) => [problemStatus(code), problem(problemTitle(code), components, problemStatus(code))]))
}
