import { expect, it, vi } from 'vitest'
import type { Encode } from './encoding.ts'
import { ORIGIN, testApp } from './test-app.ts'

const encode: Encode = {
  coding: (accepted) => (accepted.includes('br') ? 'br' : null),
  compress: vi.fn(async (coding: string, body: string) => new TextEncoder().encode(`${coding}:${body.length}`)),
}

const askDescription = (headers: Record<string, string>) => testApp({ encode }).app.request(`${ORIGIN}/api/v1/openapi.json`, { headers })

it('compresses what is large for who asks for it', async () => {
  const response = await askDescription({ 'accept-encoding': 'gzip, br' })
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  expect(await response.text()).toMatch(/^br:\d{5,}$/)
})

it('makes the description smaller once for a coding, which takes as long as a hundred other answers, and again after that failed', async () => {
  const compress = vi.fn<Encode['compress']>(encode.compress).mockRejectedValueOnce(new Error('No room.'))
  const coding = (accepted: string) => accepted
  const { app } = testApp({ encode: { coding, compress } })
  const bytes = async (accepted: string, query = '') =>
    (await app.request(`${ORIGIN}/api/v1/openapi.json${query}`, { headers: { 'accept-encoding': accepted } })).text()
  await bytes('br')
  const [first, second, packed, ofArea] = [await bytes('br'), await bytes('br'), await bytes('gzip'), await bytes('br', '?area=tasks')]
  expect(second).toBe(first)
  expect(first).not.toBe(ofArea)
  expect([first, packed].map((text) => text.split(':')[0])).toEqual(['br', 'gzip'])
  expect(compress).toHaveBeenCalledTimes(4)
})

it('sends it as it is to who does not', async () => {
  for (const headers of [{}, { 'accept-encoding': 'zstd' }] as Record<string, string>[]) {
    const response = await askDescription(headers)
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
    expect(await response.json()).toHaveProperty('openapi')
  }
})

it('leaves small answers and streams alone', async () => {
  const { signUp } = testApp({ encode })
  const ines = await signUp()
  const headers = { 'accept-encoding': 'br' }
  expect((await ines.ask('/tasks/counts', { headers })).headers.get('content-encoding')).toBeNull()
  const stream = await ines.ask('/events', { headers })
  expect(stream.headers.get('content-encoding')).toBeNull()
  await stream.body?.cancel()
})

it('lets the description be kept, unlike what is private', async () => {
  const response = await askDescription({})
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
})
