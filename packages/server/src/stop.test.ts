import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { stop } from './stop.ts'

const listening = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_request, response) => answer(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, url: `http://127.0.0.1:${port}/` }
}

it('finishes what was begun, then closes the storage, and answers nothing new', async () => {
  const begun = Promise.withResolvers<ServerResponse>()
  const { server, url } = await listening(begun.resolve)
  const order: string[] = []
  const asked = fetch(url).then((response) => response.text())
  const response = await begun.promise
  response.once('finish', () => order.push('finished'))

  const stopped = stop({ server, drain: () => {}, drainMs: 0, endStreams: () => {}, close: async () => void order.push('closed') })
  await expect(fetch(url)).rejects.toThrow()
  response.end('whole')
  expect(await asked).toBe('whole')
  await stopped
  expect(order).toEqual(['finished', 'closed'])
})

it('does not wait for a connection on which nobody asks anything', async () => {
  const { server, port, url } = await listening((response) => response.end('ok'))
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  expect(await (await fetch(url)).text()).toBe('ok')
  await stop({ server, drain: () => {}, drainMs: 0, endStreams: () => {}, close: async () => {} })
  idle.destroy()
})

it('ends each kept connection by an answer that says so, as long as it still takes requests', async () => {
  const { server, url } = await listening((response) => response.end('ok'))
  const connectionOf = async () => (await fetch(url)).headers.get('connection')
  expect(await connectionOf()).toBe('keep-alive')
  const drained = Promise.withResolvers<void>()
  const stopped = stop({ server, drain: drained.resolve, drainMs: 200, endStreams: () => {}, close: async () => {} })
  await drained.promise
  expect(await connectionOf()).toBe('close')
  await stopped
})

it('ends streams that would go on for ever', async () => {
  const open = Promise.withResolvers<ServerResponse>()
  const { server, url } = await listening((response) => {
    response.write('data: 1\n\n')
    open.resolve(response)
  })
  const stream = await fetch(url)
  const response = await open.promise
  await stop({ server, drain: () => {}, drainMs: 0, endStreams: () => response.end(), close: async () => {} })
  expect(await stream.text()).toBe('data: 1\n\n')
})
