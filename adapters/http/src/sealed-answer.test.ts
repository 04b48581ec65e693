import { expect, it } from 'vitest'
import { openAnswer, sealAnswer, secretOf } from './sealed-answer.ts'

const content = ['POST /api/v1/tasks\n', '{"title":"Call the port"}']
const answer = { status: 201, body: '{"id":"1","title":"Call the port"}', headers: { etag: '"1"' }, version: 1 }
const sealed = async () => sealAnswer(await secretOf('space', 'k-1', content), answer)

it('opens for the same request under the same key, and is never sealed twice alike', async () => {
  expect(await openAnswer(await secretOf('space', 'k-1', content), await sealed())).toEqual(answer)
  expect(await sealed()).not.toBe(await sealed())
  expect(atob(await sealed())).not.toContain('port')
})

it.each([
  ['another key', 'space', 'k-2', content],
  ['another request', 'space', 'k-1', ['POST /api/v1/tasks\n', '{"title":"Call the ports"}']],
  ['another space', 'elsewhere', 'k-1', content],
] as const)('does not open for %s, which is told from it by its mark', async (_, space, key, asked) => {
  const other = await secretOf(space, key, asked)
  expect(other.fingerprint).not.toBe((await secretOf('space', 'k-1', content)).fingerprint)
  await expect(openAnswer(other, await sealed())).rejects.toThrow()
})

it('does not open where its text was cut or changed', async () => {
  const [secret, text] = [await secretOf('space', 'k-1', content), await sealed()]
  const changed = `${text.slice(0, 20)}${text[20] === 'A' ? 'B' : 'A'}${text.slice(21)}`
  for (const spoilt of [text.slice(0, -4), text.slice(0, 16), text.slice(0, 8), '', changed])
    await expect(openAnswer(secret, spoilt)).rejects.toThrow()
})
