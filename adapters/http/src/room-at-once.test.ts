import { experiences, MAX_EXPERIENCES } from '@throughline/core/career'
import { newEnvelope } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { testApp } from './test-app.ts'

it('many requests at once make no more than there is room for, and say so to the others', async () => {
  const { deps, signUp } = testApp()
  const { ask, json } = await signUp()
  const body = { kind: 'work', position: 'Planner' }
  const { id: _id, ...first } = await json('/experiences', { method: 'POST', body })
  const { id: space } = await json('/me')
  for (let n = 1; n < MAX_EXPERIENCES - 2; n++) {
    const record = { ...first, ...newEnvelope(deps.ids.next(), first.createdAt) }
    await deps.store.save(space, experiences, record, { expectedVersion: 0 })
  }
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask('/experiences', { method: 'POST', body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(10).fill(422)])
  expect(await deps.store.count(space, experiences.queries.oldest, {})).toBe(MAX_EXPERIENCES)
})
