import { Validator } from '@seriousme/openapi-schema-validator'
import { EVENT_NAMES, WebhookMessage } from '@throughline/core/webhook'
import { expect, it } from 'vitest'
import { API_BASE } from './base.ts'
import { routes } from './operations.ts'
import { problemTypes } from './problem.ts'
import { ask, read, testApp } from './test-app.ts'
import { operationsOf } from './test-operations.ts'

const description = async () => read(await ask(testApp().app, '/openapi.json'))

it('is valid OpenAPI 3.1 to somebody else’s checker', async () => {
  const document = await description()
  expect(document.openapi).toBe('3.1.0')
  expect(await new Validator().validate(document)).toEqual({ valid: true })
})

it('holds every route, each with its own name, a summary, an example and its refusals', async () => {
  const operations = operationsOf(await description())
  expect(operations).toHaveLength(routes.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length)
  for (const { operationId, summary, responses, requestBody, isPublic } of operations) {
    expect(summary, operationId).toMatch(/\S+ \S+/)
    const json = requestBody?.content['application/json']
    if (json) expect(json.example, `${operationId} body`).toBeDefined()
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) >= 400) expect(content, `${operationId} ${status}`).toHaveProperty('application/problem+json')
      else for (const media of Object.values(content ?? {})) expect(media.example, `${operationId} ${status}`).toBeDefined()
    }
    if (!isPublic) expect(responses, operationId).toHaveProperty('401')
  }
})

it('shows a problem as one is answered, and not what a schema alone would make of it', async () => {
  const { components } = (await description()) as { components: { schemas: Record<string, { example?: Record<string, unknown> }> } }
  const [type] = problemTypes.filter((one) => one.type === '/problems/validation')
  expect(components.schemas.Problem?.example).toMatchObject({ type: type?.type, title: type?.title, status: type?.status })
})

it('says in few plain words what each operation does, no two of an area alike; the rest is their description', async () => {
  const operations = operationsOf(await description())
  const unclear = operations.filter(({ summary }) => summary.length > 115 || /[`;]|\.$/.test(summary) || !/^[A-Z]/.test(summary))
  expect(unclear.map(({ operationId, summary }) => `${operationId}: ${summary}`)).toEqual([])
  const described = operations.filter(({ description }) => description !== undefined)
  expect(described.length).toBeGreaterThan(50)
  for (const { operationId, description } of described) expect(description, operationId).toMatch(/^[A-Z`\d].*\.$/s)
  const named = operations.map(({ tags, summary }) => `${tags[0]}: ${summary}`)
  expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([])
})

it('shows examples that its own schemas accept', () => {
  for (const { operationId, answers, body } of routes) {
    for (const [status, { schema, example }] of Object.entries(answers))
      if (schema) expect(schema.safeParse(example).error, `${operationId} ${status}`).toBeUndefined()
    if (body && body !== 'upload') expect(body.safeParse(body.meta()?.example).error, operationId).toBeUndefined()
  }
})

it('describes text by the checks that come after it was tidied', async () => {
  const { components } = await description()
  expect(components.schemas.NewTask.properties.title).toMatchObject({ type: 'string', minLength: 1, maxLength: 500 })
  expect(components.schemas.NewTask.required).toEqual(['title'])
})

it('refers to nothing that is not there', async () => {
  const document = await description()
  const names = Object.keys(document.components.schemas)
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) expect(names).toContain(name)
  expect(JSON.stringify(document)).not.toContain('#/$defs/')
})

it('is to be had of one area, with no more than that needs', async () => {
  const { app } = testApp()
  const prep = await read(await ask(app, '/openapi.json?area=interview-prep'))
  expect(new Set(operationsOf(prep).flatMap(({ tags }) => tags))).toEqual(new Set(['Interview prep']))
  expect(prep.components.schemas).not.toHaveProperty('NewTask')
  expect(await new Validator().validate(prep)).toEqual({ valid: true })
  expect((await ask(app, '/openapi.json?area=nothing')).status).toBe(404)
})

it('lists every event a webhook is sent, with what such a message looks like', async () => {
  const { webhooks, components } = await description()
  const { schema, example } = webhooks.event.post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/WebhookMessage' })
  expect(components.schemas.WebhookMessage.properties.type.enum).toEqual([...EVENT_NAMES, 'webhook.test'])
  expect(WebhookMessage.safeParse(example).error).toBeUndefined()
  const { app } = testApp()
  expect(await read(await ask(app, '/openapi.json?area=tasks'))).not.toHaveProperty('webhooks')
  expect(await read(await ask(app, '/openapi.json?area=webhooks'))).toHaveProperty('webhooks.event')
})

it('says where it is', async () => {
  expect((await description()).servers).toEqual([{ url: API_BASE }])
})
