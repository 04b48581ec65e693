import { limitless } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from './test-app.ts'
import { everythingOf } from './test-everything.ts'
import { type DescribedOperation, operationsOf } from './test-operations.ts'

const operations = operationsOf(await read(await ask(testApp().app, '/openapi.json')))

/** How a checker speaks to who wrote it, and to nobody else. */
const machine =
  /\bexpected\b.*\breceived\b|invalid (input|option|string|number|key|value|element)|too (small|big):|unrecognized key|must match pattern|undefined|NaN/i

const wrongs: readonly unknown[] = [true, 1e308, -1, 0.5, '', 'no such thing', 'x'.repeat(20_001), null, [], [1, {}], {}, { no: 1 }]

/** An example with every value, however deep, made another. */
const filled = (example: unknown, wrong: unknown): unknown => {
  if (Array.isArray(example)) return example.length > 0 ? example.map((each) => filled(each, wrong)) : wrong
  if (typeof example !== 'object' || example === null) return wrong
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, filled(value, wrong)]))
}

const replaced = (example: object, wrong: unknown) => Object.fromEntries(Object.keys(example).map((name) => [name, wrong]))

function bodiesFor({ requestBody }: DescribedOperation): unknown[] {
  const example = requestBody?.content['application/json']?.example as object
  return [
    {},
    [],
    'x',
    1,
    null,
    { ...example, noSuchField: 1 },
    ...wrongs.flatMap((wrong) => [replaced(example, wrong), filled(example, wrong)]),
  ]
}

/** Whoever asks without end. */

/** Of each operation, what was said of requests that are wrong, with where; a path is filled in with the ids of the person's own records. */
async function saidOf(
  asked: readonly DescribedOperation[],
  wrongOf: (operation: DescribedOperation) => { query?: string; body?: unknown }[],
) {
  const { deps, signUp } = testApp({ limiter: limitless })
  const person = await signUp()
  const ids: Record<string, string> = await everythingOf(deps, person)
  const said = new Map<string, string>()
  const silent: string[] = []
  for (const { operationId, path, method, ...operation } of asked) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[path.split('/')[1] as string] ?? ids[name] ?? 'x')
    let refused = 0
    for (const { query = '', body } of wrongOf({ operationId, path, method, ...operation })) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const answer = await person.ask(filled + query, { method, ...sent, headers: { origin: ORIGIN } })
      if (answer.status !== 422) continue
      refused++
      const { errors = [] } = await read(answer)
      for (const { pointer, message } of errors) said.set(message, `${operationId} ${pointer}`)
    }
    if (refused === 0) silent.push(operationId)
  }
  return { said, silent }
}

const isUnclear = ([message]: [string, string]) => machine.test(message) || !/^[\p{Lu}“\d].*[.…?]$/su.test(message)

it('says in words for people what is wrong with a body, whatever the operation', async () => {
  const withBody = operations.filter(({ requestBody }) => requestBody?.content['application/json'])
  expect(withBody.length).toBeGreaterThan(100)
  const { said, silent } = await saidOf(withBody, (operation) => bodiesFor(operation).map((body) => ({ body })))
  expect([...said].filter(isUnclear)).toEqual([])
  // Where nothing is sold, that is said first.
  expect(silent).toEqual(['beginCheckout'])
}, 30_000)

it('says in words for people what is wrong with a query, whatever the operation', async () => {
  const queries = ({ parameters }: DescribedOperation) => parameters.filter((parameter) => parameter.in === 'query')
  const withQuery = operations.filter((operation) => operation.method === 'GET' && queries(operation).length > 0)
  expect(withQuery.length).toBeGreaterThan(50)
  const { said } = await saidOf(withQuery, (operation) =>
    ['', 'no such thing', '-1', '9'.repeat(17), 'x'.repeat(5_000)].flatMap((wrong) => [
      { query: '' },
      ...queries(operation).map(({ name }) => ({ query: `?${name}=${encodeURIComponent(wrong)}` })),
    ]),
  )
  expect(said.size).toBeGreaterThan(10)
  expect([...said].filter(isUnclear)).toEqual([])
}, 30_000)
