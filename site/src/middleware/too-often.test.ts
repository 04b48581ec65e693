import { ProblemError } from '@throughline/client/problem'
import { expect, it } from 'vitest'
import { isTooOften, orTooOften } from './too-often.ts'

const refusal = (status: number) =>
  new ProblemError({ type: '/problems/rate-limited', title: 'Too many requests', status, instance: '/api/v1/me', requestId: 'x' })

it('tells who asks too often to wait, and everybody else what the page says', async () => {
  const page = new Response('Today')
  expect(await orTooOften(async () => page)).toBe(page)
  const refused = await orTooOften(() => Promise.reject(refusal(429)))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await refused.text()).toMatch(/wait/i)
  const told = await orTooOften(
    () => Promise.reject(refusal(429)),
    () => '50',
  )
  expect(told.headers.get('retry-after')).toBe('50')
})

it('lets any other fault through, to be reported', async () => {
  await expect(orTooOften(() => Promise.reject(refusal(503)))).rejects.toThrow('Too many requests')
  await expect(orTooOften(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect([refusal(429), refusal(503), new Error('broken')].map(isTooOften)).toEqual([true, false, false])
})
