import { expect, it } from 'vitest'
import { ask, read, testApp } from './test-app.ts'
import { operationsOf, requestFor } from './test-operations.ts'

const taken = operationsOf(await read(await ask(testApp().app, '/openapi.json'))).filter(
  ({ operationId, requestBody }) => requestBody?.content['application/json'] && operationId !== 'changePassword',
)

/** JSON as no writer of it makes it, for which `__proto__` is a name like others. */
const poisons = (example: unknown): string[] => {
  const fields = JSON.stringify(example ?? {}).slice(1, -1)
  const beside = fields && `,${fields}`
  return [
    `{"__proto__":{"polluted":true}${beside}}`,
    `{"constructor":{"prototype":{"polluted":true}}${beside}}`,
    `{"prototype":{"polluted":true}${beside}}`,
    '{"__proto__":[],"a":{"__proto__":{"polluted":true}}}',
  ]
}

it('no body reaches what all objects have in common, and none of these names is taken for a field', async () => {
  const { app, signUp } = testApp({ requestLimit: null })
  const { ask: own } = await signUp()
  const accepted: string[] = []
  for (const operation of taken) {
    const { path, options } = requestFor(operation, { id: crypto.randomUUID() })
    for (const body of poisons(operation.requestBody?.content['application/json']?.example)) {
      const { status } = await own(path, { ...options, body })
      if (status < 400 || status >= 500) accepted.push(`${operation.operationId} ${status}: ${body.slice(0, 40)}`)
    }
  }
  expect(taken.length).toBeGreaterThan(100)
  expect(accepted).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await ask(app, '/openapi.json')).status).toBe(200)
})
