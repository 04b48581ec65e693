import { expect, it } from 'vitest'
import { ask, read, testApp } from './test-app.ts'
import { everythingOnce } from './test-everything.ts'
import { type DescribedOperation, isAboutOthers, operationsOf, requestFor } from './test-operations.ts'

const operations = operationsOf(await read(await ask(testApp().app, '/openapi.json')))

/** What says that it heeds the header. */
const keyed = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))

it('every POST of somebody who is signed in says so, and nothing else', () => {
  const posts = operations.filter(({ method, isPublic }) => method === 'POST' && !isPublic)
  expect(keyed.map(({ operationId }) => operationId)).toEqual(posts.map(({ operationId }) => operationId))
})

/** What tells a secret once: sent again it says that it was done, and makes no second. */
const toldOnce = ['makeToken', 'makeWebhook']
/** What ends the session it is sent in. */
const ending = ['changePassword']

const repeatable = keyed.filter(({ operationId }) => ![...toldOnce, ...ending].includes(operationId))
const refused: string[] = []

const [alone, amongOthers] = [everythingOnce(), everythingOnce({ withGuest: true })]

async function sentTwice(operation: DescribedOperation) {
  const { owner, own } = await (isAboutOthers(operation) ? amongOthers : alone)()
  const { path, options } = requestFor(operation, own)
  const send = (to = path) => owner.ask(to, { ...options, headers: { 'idempotency-key': 'k' } })
  return { first: await send(), again: await send(), other: await send(`${path}${path.includes('?') ? '&' : '?'}another=1`) }
}

it.each(repeatable.map((operation) => [operation.operationId, operation] as const))(
  '%s, sent twice under a key, is done once, and under that key nothing else',
  async (operationId, operation) => {
    const { first, again, other } = await sentTwice(operation)
    const [answer, twice] = [await first.text(), await again.text()]
    expect([again.status, idOf(twice)]).toEqual([first.status, idOf(answer)])
    if (first.status >= 400) return void refused.push(operationId)
    if (again.headers.get('idempotency-replayed')) expect(twice).toBe(answer)
    // Where the query is checked, that is what is refused.
    expect([other.status, (await read(other)).type]).toEqual([422, expect.stringMatching(/idempotency-key-reused|validation/)])
  },
)

it('most of them were done', () => expect(refused.length / repeatable.length).toBeLessThan(0.15))

it.each(toldOnce)('%s, sent twice under a key, makes no second', async (name) => {
  const { first, again } = await sentTwice(keyed.find(({ operationId }) => operationId === name) as DescribedOperation)
  expect([first.status, again.status]).toEqual([201, 409])
})

/** The id of what was made, wherever an answer has it. */
function idOf(text: string): unknown {
  const answer = JSON.parse(text || 'null')
  return answer?.id ?? answer?.request?.id ?? answer?.invite?.id ?? null
}
