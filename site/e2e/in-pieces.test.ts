import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { layoutShifts, watchLayout } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

/** Long enough for what has come to be drawn, were it shown. */
const PAUSE_MS = 500

/** Passes on what a server answers; pages in two pieces, the second one from the given words on after a pause. */
async function inPieces(url: string, from: string) {
  const server = createServer(async ({ url: path, headers }, response) => {
    const asked = { cookie: headers.cookie ?? '', accept: headers.accept ?? '', 'accept-encoding': 'identity' }
    const answer = await fetch(new URL(path ?? '/', url), { headers: asked })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return response.end(await answer.bytes())
    const text = await answer.text()
    const cut = text.toLowerCase().indexOf(from)
    expect(cut).toBeGreaterThan(0)
    response.write(text.slice(0, cut))
    await wait(PAUSE_MS)
    response.end(text.slice(cut))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.closeAllConnections() }
}

test('a list that comes in pieces, one of them ending within a row, does not move', async ({ page, ines, server }) => {
  for (const title of ['Call the port', 'Count the pallets'])
    await ines.client.tasks.create({ title, tags: ['harbour'], dueDate: '2020-01-01' })
  const slow = await inPieces(server.url, '<time class="late"')
  await watchLayout(page)
  await page.goto(`${slow.url}/tasks/all`)
  await expect(page.locator('.task-meta time').first()).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
  slow.stop()
})
