import { expect, it } from 'vitest'
import { isTooOften } from '../../middleware/too-often.ts'
import { describedOnce } from './description.ts'

it('reads the description once, and again where that failed', async () => {
  const answers = [
    Response.json({ title: 'Too many requests', status: 429, type: '/problems/rate-limited' }, { status: 429 }),
    Response.json({ paths: { '/tasks': {} } }),
  ]
  let asked = 0
  const api = async () => answers[asked++] as Response
  const pathsOf = describedOnce(({ paths }: { paths: object }) => Object.keys(paths))
  const refused = await pathsOf(api, 'http://localhost').catch((error: unknown) => error)
  expect(isTooOften(refused)).toBe(true)
  expect(await pathsOf(api, 'http://localhost')).toEqual(['/tasks'])
  expect(await pathsOf(api, 'http://localhost')).toEqual(['/tasks'])
  expect(asked).toBe(2)
})
