import { ask, read, type testApp } from './test-app.ts'

/** Somebody at a network of their own, with a sandbox. */
export async function sandboxOf(made: ReturnType<typeof testApp>, body?: object) {
  const answer = await read(await ask(made.app, '/sandboxes', { method: 'POST', ...(body && { body }) }))
  const send = (path: string, options: Parameters<typeof ask>[2] = {}) =>
    ask(made.app, path, { ...options, headers: { authorization: `Bearer ${answer.token}`, ...options.headers } })
  const json = async (path: string, options?: Parameters<typeof ask>[2]) => read(await send(path, options))
  return { ...answer, ask: send, json, id: answer.token ? ((await json('/me')).id as string) : '' }
}

/** How something was refused: its status and its type. */
export const refusal = async (response: Response) => [response.status, (await read(response)).type]
