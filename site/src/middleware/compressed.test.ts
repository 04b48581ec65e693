import { expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const reversing: App.Locals['encode'] = {
  coding: (accepted) => (accepted.includes('back') ? 'back' : null),
  compress: async (_coding, body) => new TextEncoder().encode([...body].reverse().join('')),
}
const asked = new Request('http://127.0.0.1/tasks', { headers: { 'accept-encoding': 'back' } })
const page = (type = 'text/html') => new Response('<p>Today', { status: 422, headers: { 'content-type': type, vary: 'cookie' } })

it('sends a page in a coding the browser takes, and says so to caches', async () => {
  const response = await compressed(asked, page(), reversing)
  const { status, headers } = response
  expect([status, headers.get('content-encoding'), headers.get('vary'), headers.get('content-length')]).toEqual([
    422,
    'back',
    'cookie, accept-encoding',
    '8',
  ])
  expect(await response.text()).toBe('yadoT>p<')
})

it('leaves alone what is no page, and a page for a browser that takes no coding', async () => {
  expect((await compressed(asked, page('application/json'), reversing)).headers.get('content-encoding')).toBeNull()
  const plain = await compressed(new Request('http://127.0.0.1/tasks'), page(), reversing)
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, '<p>Today'])
})

it('encodes a page once, also where one page hands on to another', async () => {
  const once = await compressed(asked, page(), reversing)
  const twice = await compressed(asked, once, reversing)
  expect([twice.headers.get('content-encoding'), await twice.text()]).toEqual(['back', 'yadoT>p<'])
})
