import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { idle, layoutShifts, watchLayout } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

/** Passes on what a server answers; pages in two pieces, the second one from the given words on once it is asked for. */
async function inPieces(url: string, from: string) {
  const rest = Promise.withResolvers<void>()
  const server = createServer(async ({ url: path, headers }, response) => {
    const asked = { cookie: headers.cookie ?? '', accept: headers.accept ?? '', 'accept-encoding': 'identity' }
    const answer = await fetch(new URL(path ?? '/', url), { headers: asked })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return response.end(await answer.bytes())
    const text = await answer.text()
    const cut = text.toLowerCase().indexOf(from)
    expect(cut).toBeGreaterThan(0)
    response.write(text.slice(0, cut))
    await rest.promise
    response.end(text.slice(cut))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, sendRest: rest.resolve, stop: () => server.closeAllConnections() }
}

test('a list that comes in pieces, one of them ending within a row, does not move', async ({ page, ines, server }) => {
  for (const title of ['Call the port', 'Count the pallets'])
    await ines.client.tasks.create({ title, tags: ['harbour'], dueDate: '2020-01-01' })
  const slow = await inPieces(server.url, '<time class="late"')
  await watchLayout(page)
  await page.goto(`${slow.url}/tasks/all`, { waitUntil: 'commit' })
  await expect(page.locator('.task-meta').first()).toBeAttached()
  // What has come would be drawn by then, were it shown.
  await idle(page)
  await idle(page)
  slow.sendRest()
  await expect(page.locator('.task-meta time').first()).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
  slow.stop()
})
