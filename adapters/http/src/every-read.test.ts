import { expect, it } from 'vitest'
import { ask, read, testApp } from './test-app.ts'
import { everythingOf } from './test-everything.ts'
import { type DescribedOperation, operationsOf, requestFor } from './test-operations.ts'

const operations = operationsOf(await read(await ask(testApp().app, '/openapi.json')))

/** What has to be asked for, by its name. */
const asked: Readonly<Record<string, string>> = {
  from: '2026-03-01',
  before: '2026-04-01',
  until: '2026-03-31',
  date: '2026-03-05',
  on: '2026-03-05',
  q: 'draft',
  ids: '019a9b3c-5d00-7cc0-8000-0123456789ab',
}

/** What answers one JSON document, and no file, to somebody who is signed in. */
const documents = operations.filter(
  ({ method, operationId, isPublic, responses }) =>
    // Nobody’s account is a sandbox.
    operationId !== 'readSandbox' && method === 'GET' && !isPublic && responses['200']?.content?.['application/json'] && responses['304'],
)

const { deps, signUp } = testApp()
const owner = await signUp()
const ids = { ...(await everythingOf(deps, owner, await signUp())), kind: 'evening' }

function pathOf(operation: DescribedOperation): string {
  const { path } = requestFor(operation, ids)
  const query = new URLSearchParams(path.split('?')[1])
  for (const { name, in: where, required } of operation.parameters)
    if (where === 'query' && required && asked[name] !== undefined && !query.has(name)) query.set(name, asked[name])
  return `${path.split('?')[0]}${query.size > 0 ? `?${query}` : ''}`
}

it('counts every GET among them but files, streams and what a sandbox reads of itself', () => {
  const others = operations.filter((operation) => operation.method === 'GET' && !operation.isPublic && !documents.includes(operation))
  expect(others.map(({ operationId }) => operationId).sort()).toEqual([
    'exportCheckInsCsv',
    'exportDiscussion',
    'exportGoalsCsv',
    'exportGoalsJson',
    'exportJournalJson',
    'exportJournalPdf',
    'exportJournalZip',
    'exportPacket',
    'exportResumeJson',
    'exportTasksCsv',
    'exportTasksIcs',
    'exportTasksJson',
    'exportZip',
    'getResumeDocx',
    'getResumeJson',
    'getResumePdf',
    'readAttachment',
    'readMessageFile',
    'readSandbox',
    'streamEvents',
  ])
})

it.each(documents.map((operation) => [operation.operationId, operation] as const))(
  '%s has an ETag, and is not sent again to who has it',
  async (_, operation) => {
    const path = pathOf(operation)
    const first = await owner.ask(path)
    const body = await first.text()
    expect([path, first.status, first.status === 200 ? '' : body]).toEqual([path, 200, ''])
    const etag = first.headers.get('etag') as string
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
    const again = await owner.ask(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await owner.ask(path, { headers: { 'if-none-match': '"of something else"' } })).status).toBe(200)
  },
)

interface JsonSchema {
  $ref?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

const description = await read(await ask(testApp().app, '/openapi.json'))

const resolved = (schema: JsonSchema | undefined): JsonSchema =>
  schema?.$ref ? resolved(description.components.schemas[schema.$ref.split('/').at(-1) as string]) : (schema ?? {})

/** Whether it is a record, told by what all of them have. */
const isRecord = (schema: JsonSchema): boolean =>
  schema.anyOf
    ? schema.anyOf.every((each) => isRecord(resolved(each)))
    : ['id', 'version', 'createdAt'].every((name) => schema.properties?.[name])

const answering = documents.filter(({ responses }) => {
  const content = responses['200']?.content?.['application/json'] as { schema?: JsonSchema } | undefined
  const schema = resolved(content?.schema)
  return isRecord(schema) || isRecord(resolved(resolved(schema.properties?.items).items))
})

it('knows the records and the lists of records', () => expect(answering.length).toBeGreaterThan(60))

it.each(answering.map((operation) => [operation.operationId, operation] as const))(
  '%s answers the fields that are asked for',
  async (_, operation) => {
    const path = pathOf(operation)
    const sign = path.includes('?') ? '&' : '?'
    const { items, ...record } = await owner.json(`${path}${sign}fields=id`)
    for (const one of items ?? [record]) expect(Object.keys(one)).toEqual(['id'])
    const refused = await owner.json(`${path}${sign}fields=id,nothing-of-the-kind`)
    expect(refused).toMatchObject({ status: 422, errors: [{ pointer: '/fields/1' }] })
  },
)
