import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  path: string | undefined
  authorization: string | undefined
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
}

export type Answering = (response: ServerResponse, asked: Asked) => void | Promise<void>

/** An endpoint on this machine that speaks the protocol, as well or as badly as a test has it. */
export async function standInEndpoint(answer: Answering) {
  const asked: Asked[] = []
  let gone = 0
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) gone++
    })
    const one = { path: request.url, authorization: request.headers.authorization, body: JSON.parse(await text(request)) }
    asked.push(one)
    await answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    url,
    asked,
    /** Connections that ended before their answer did. */
    gone: () => gone,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

export const chunk = (content: string | null, finish: string | null = null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finish }] })}\n\n`

export const DONE = 'data: [DONE]\n\n'

export const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })

/** Sends bytes one group at a time, each by itself. */
export async function trickle(response: ServerResponse, bytes: Uint8Array, size: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size))
    await new Promise((resolve) => setImmediate(resolve))
  }
}
