import { limitless } from '@throughline/core/kernel'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from './test-app.ts'
import { everythingOnce } from './test-everything.ts'
import { type DescribedOperation, operationsOf } from './test-operations.ts'

const CASES = 180
const operations = operationsOf(await read(await ask(testApp().app, '/openapi.json')))

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '../..', '%00', "'; DROP TABLE task; --", '9'.repeat(400), '٣', 'İ', 'x'.repeat(20_000)),
)
const oddity: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    2 ** 53,
    [],
    {},
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    '+275760-09-14',
    'FREQ=DAILY;INTERVAL=0',
  ),
)

/** The example with some of its fields made odd, dropped or joined by others; or something else altogether. */
const bodyLike = (example: unknown): fc.Arbitrary<unknown> => {
  const fields = Object.entries((example ?? {}) as object)
  const mutated = fc
    .tuple(
      fc.record(
        Object.fromEntries(
          fields.map(([name, value]) => [name, fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: oddity })]),
        ),
        { requiredKeys: [] },
      ),
      fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.dictionary(fc.string(), oddity, { maxKeys: 1 }) }),
    )
    .map(([known, unknown]) => ({ ...known, ...unknown }))
  return fc.oneof({ weight: 5, arbitrary: mutated }, { weight: 1, arbitrary: oddity })
}

/** Mostly not sent; where it is, not always as it should be. */
const sometimes = (...values: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) })

const headers = fc.record({
  range: sometimes('bytes=0-1', 'bytes=99-', 'bytes=-', 'x'),
  'if-match': sometimes('"1"', '"999"', 'W/"1"', '*', '"', 'x'),
  'if-none-match': sometimes('"1"', '*', ',,,', 'W/'),
  'idempotency-key': sometimes('k', 'k2', ' ', 'x'.repeat(300)),
  'last-event-id': sometimes('0', '-1', '1e9', 'x', '999999999999999999999'),
  'accept-encoding': sometimes('br', 'gzip;q=0', '*', ',;q='),
  'content-type': sometimes('application/json; charset=utf-16', 'text/plain', ';', 'multipart/form-data; boundary=x'),
})

const queryOf = ({ parameters }: DescribedOperation) => {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const values = known.map(({ name, required = false, schema }) => {
    const fitting = fc.constantFrom(...(required ? [] : [undefined]), ...fittingValues(name, schema))
    return [name, fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: text })] as const
  })
  return fc.tuple(fc.record(Object.fromEntries(values)), sometimes('&%zz', '&a=%ff&a', '&limit=1&limit=2')).map(([query, extra = '']) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return `?${new URLSearchParams(given)}${extra}`
  })
}

const fittingValues = (name: string, { enum: choices, type }: Record<string, unknown>): string[] => {
  if (Array.isArray(choices)) return choices
  if (/(from|before|until|^on|^date)$/i.test(name)) return ['2026-03-01', '2026-03-31', '9999-12-31', '0000-01-01']
  if (type === 'integer') return ['0', '1', '200', '201']
  return (
    {
      format: [
        'todoist-csv',
        'ticktick-csv',
        'ics',
        'vikunja-zip',
        'loop-zip',
        'dayone-zip',
        'jrnl-json',
        'markdown-zip',
        'question-list',
        'throughline-zip',
      ],
      view: ['today', 'all', 'trash'],
      running: ['true'],
      filter: ['draft', 'due:<=7d -tag:home', 'in:a or is:blocked'],
      kinds: ['task'],
      journalId: ['open'],
      linkedId: ['019a9b3c-5d00-7cc0-8000-0123456789ab'],
      mood: ['1', '-2,2'],
      starred: ['true', 'false'],
      photo: ['true', 'false'],
      order: ['newest', 'oldest'],
      fields: ['id'],
      cursor: ['WyJhIl0'],
    }[name] ?? ['draft']
  )
}

const sentBody = ({ method, requestBody }: DescribedOperation): fc.Arbitrary<unknown> => {
  if (method === 'GET') return fc.constant(undefined)
  if (!requestBody) return fc.constantFrom(undefined, '{}')
  const json = requestBody.content['application/json']
  if (json)
    return fc.oneof(
      bodyLike(json.example).map((body) => JSON.stringify(body)),
      fc.constantFrom('', '{', '\ufeff{}', '{"a":1}x'),
    )
  const part = fc
    .tuple(fc.constantFrom('file', 'File', 'x'), fc.oneof(fc.uint8Array({ maxLength: 300 }), text, fc.constant('TYPE,CONTENT\ntask,"a')))
    .map(([name, content]) => {
      const form = new FormData()
      form.set(name, new Blob([content as string]))
      return form
    })
  return fc.oneof(part, text)
}

const idsLike = (id: string) =>
  fc.oneof(
    fc.constant(id),
    text.filter((odd) => !/^\.{0,2}$/.test(odd)),
  )

const pathOf = ({ path }: DescribedOperation, id: string) => path.replace(/\{\w+\}/g, () => encodeURIComponent(id.toWellFormed()))

const written = everythingOnce()

it.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s answers whatever it is sent without a fault of its own',
  async (_, operation) => {
    const { app, owner, logged, ...made } = await written({ limiter: limitless })
    const cookie: Record<string, string> = operation.isPublic ? {} : { cookie: owner.cookie }
    const own = { ...made.own, 'journal-reviews': 'weekly' }
    const ids = idsLike(own[operation.path.split('/')[1] as keyof typeof own] ?? own.id)

    const sent = fc.record({ id: ids, query: queryOf(operation), body: sentBody(operation), headers })
    await fc.assert(
      fc.asyncProperty(sent, async ({ id, query, body, headers }) => {
        const path = pathOf(operation, id)
        const given = Object.entries({ origin: ORIGIN, ...cookie, ...headers }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        )
        const all = Object.fromEntries(body instanceof FormData ? given.filter(([name]) => name !== 'content-type') : given)
        const response = await ask(app, path + query, { method: operation.method, body, headers: all })
        expect(response.status, JSON.stringify(logged.at(-1)?.error)).toBeLessThan(500)
        if (response.status >= 400)
          expect(await read(response)).toMatchObject({ status: response.status, type: expect.stringMatching(/^\/problems\//) })
        else await response.body?.cancel()
      }),
      { numRuns: CASES },
    )
  },
)

it('a batch answers each of its operations, whatever it is sent, without a fault of its own', async () => {
  const { signUp, logged } = testApp()
  const ines = await signUp()
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  const operation = fc.constantFrom(...operations).chain((described) =>
    fc
      .record({
        id: idsLike(id),
        query: queryOf(described),
        body: bodyLike(described.requestBody?.content['application/json']?.example),
        ifMatch: sometimes('"1"', 'W/"1"', '*', 'x'),
        idempotencyKey: sometimes('k', 'k2'),
      })
      .map(({ id, query, ...rest }) => ({ ...rest, method: described.method, path: pathOf(described, id) + query })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 8 }), async (sent) => {
      const { results } = await ines.json('/batch', { method: 'POST', body: { operations: sent } })
      if (!results) return // One of the paths was too long.
      expect(results).toHaveLength(sent.length)
      for (const { status } of results) expect(status, JSON.stringify(logged.at(-1)?.error)).toBeLessThan(500)
    }),
    { numRuns: CASES },
  )
})
