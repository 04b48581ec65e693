import { expect, it } from 'vitest'
import { keptPages } from './kept.ts'

let compressions = 0
const reversing: App.Locals['encode'] = {
  coding: (accepted) => (accepted.includes('back') ? 'back' : null),
  compress: async (_coding, body) => {
    compressions++
    return new TextEncoder().encode([...body].reverse().join(''))
  },
}
const asked = (headers: Record<string, string> = {}, method = 'GET') => new Request('http://127.0.0.1/', { method, headers })

function page(answers: (() => Response)[] = [() => new Response('<p>Welcome', { headers: { 'content-security-policy': 'strict' } })]) {
  let renders = 0
  const get = keptPages()
  const render = async () => (answers[renders++] ?? answers.at(-1))?.() as Response
  return {
    get: (request: Request, name = '/') => get(request, { name, language: 'de', render, encode: reversing }),
    renders: () => renders,
  }
}

it('is rendered once, and carries its policy, language and what it varies by each time', async () => {
  const { get, renders } = page()
  for (const response of [...(await Promise.all([get(asked()), get(asked())])), await get(asked())]) {
    expect([response.status, await response.text()]).toEqual([200, '<p>Welcome'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': 'strict',
      'content-language': 'de',
      'cache-control': 'no-cache',
      'content-length': '10',
      vary: 'accept-language, cookie, accept-encoding',
    })
  }
  expect(renders()).toBe(1)
  await get(asked(), '/another')
  expect(renders()).toBe(2)
})

it('is compressed once for each coding, and not sent again to who has it', async () => {
  const { get } = page()
  compressions = 0
  const coded = await get(asked({ 'accept-encoding': 'back' }))
  expect([coded.headers.get('content-encoding'), await coded.text()]).toEqual(['back', 'emocleW>p<'])
  const etag = coded.headers.get('etag') ?? ''
  const again = await get(asked({ 'accept-encoding': 'back', 'if-none-match': etag }))
  expect([again.status, await again.text(), compressions]).toEqual([304, '', 1])
  // What was had in one coding is not what another has.
  expect((await get(asked({ 'if-none-match': etag }))).status).toBe(200)
})

it('is not kept when it could not be rendered', async () => {
  const failing = page([
    () => {
      throw new Error('locked')
    },
    () => new Response('later', { status: 503 }),
    () => new Response('<p>Welcome'),
  ])
  await expect(failing.get(asked())).rejects.toThrow('locked')
  expect((await failing.get(asked())).status).toBe(503)
  expect(await (await failing.get(asked())).text()).toBe('<p>Welcome')
})

it('tells who asks for its headers alone the same, and that without its text', async () => {
  const { get, renders } = page()
  const head = await get(asked({}, 'HEAD'))
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '10'])
  const whole = await get(asked())
  expect([await whole.text(), whole.headers.get('etag')]).toEqual(['<p>Welcome', head.headers.get('etag')])
  expect((await get(asked({ 'if-none-match': head.headers.get('etag') ?? '' }, 'HEAD'))).status).toBe(304)
  expect(renders()).toBe(1)
  const without = page([() => new Response(null), () => new Response('User-agent: *')])
  await without.get(asked({}, 'HEAD'))
  expect(await (await without.get(asked())).text()).toBe('User-agent: *')
})
