import { CoachError } from '@throughline/core/discussion'
import { expect, it } from 'vitest'
import { createOpenAiCoach } from './openai-coach.ts'
import { type Answering, begin, chunk, DONE, standInEndpoint, trickle } from './test-endpoint.ts'

const patience = { tickMs: 20, firstMs: 300, idleMs: 300, wholeMs: 5_000 }
const asked = { system: 'Be brief.', user: 'What is missing?' }

const coachAt = (url: string, limits = patience) => createOpenAiCoach({ url, model: 'small-model', key: 'secret', patience: limits })

/** All that is said, or the fault it ends with. */
async function said(answering: Answering, limits = patience) {
  await using endpoint = await standInEndpoint(answering)
  const pieces: string[] = []
  let fault: string | null = null
  try {
    for await (const piece of coachAt(endpoint.url, limits).answer(asked, new AbortController().signal)) pieces.push(piece)
  } catch (error) {
    if (!(error instanceof CoachError)) throw error
    fault = error.fault
  }
  return { pieces, text: pieces.join(''), fault, asked: endpoint.asked }
}

it('asks for what it was told and says it as it comes', async () => {
  const came = await said((response) => {
    begin(response)
    response.end(chunk('') + chunk('A ') + chunk('date.') + chunk(null, 'stop') + DONE)
  })
  expect(came).toMatchObject({ text: 'A date.', fault: null })
  expect(came.asked).toEqual([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: {
        model: 'small-model',
        stream: true,
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'What is missing?' },
        ],
      },
    },
  ])
})

it.each([1, 2, 3, 7, 64])('whatever it is cut into, by %i bytes, within letters and lines', async (size) => {
  const words = ['Grüße — ', '日本 ', '👩🏽‍🔧', '\n- “yes”']
  const stream = `: hello\r\n\r\n${words.map((word) => chunk(word)).join('')}event: x\nid: 3\n${chunk(null, 'stop')}${DONE}`
  for (const lines of [stream, stream.replaceAll(/(?<!\r)\n/g, '\r\n')]) {
    const came = await said(async (response) => {
      begin(response)
      await trickle(response, Buffer.from(lines), size)
      response.end()
    })
    expect([came.text, came.fault]).toEqual([words.join(''), null])
  }
})

it.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [400, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
  [500, 'unreachable'],
  [204, 'odd'],
])('answered %i it says in one word: %s', async (status, fault) => {
  const came = await said(
    (response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? '' : '{"error":{"message":"secret"}}'),
  )
  expect(came).toMatchObject({ fault, text: '' })
})

it('goes nowhere else: what was asked follows no redirect', async () => {
  await using other = await standInEndpoint((response) => void response.end())
  for (const status of [301, 302, 307, 308]) {
    const came = await said((response) => void response.writeHead(status, { location: `${other.url}/chat/completions` }).end())
    expect(came.fault).toBe('odd')
  }
  expect(other.asked).toEqual([])
})

it.each<[string, Answering]>([
  ['a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')],
  ['no JSON', (response) => void begin(response).end('data: {"choices":[\n\n')],
  ['JSON that is no chunk', (response) => void begin(response).end('data: 7\n\n')],
  ['an error in the stream', (response) => void begin(response).end('data: {"error":{"message":"secret"}}\n\n')],
])('takes %s for odd', async (_, answering) => {
  expect(await said(answering)).toMatchObject({ fault: 'odd', text: '' })
})

it('keeps what came before it broke off, and says so', async () => {
  const half = await said((response) => void begin(response).end(chunk('Half')))
  expect([half.text, half.fault]).toEqual(['Half', 'odd'])
  const torn = await said((response) => {
    begin(response).write(chunk('Half'), () => response.destroy())
  })
  expect([torn.text, torn.fault]).toEqual(['Half', 'unreachable'])
})

it('ends with the last piece, though the connection stays open', async () => {
  const came = await said((response) => void begin(response).write(chunk('All', 'stop')))
  expect([came.text, came.fault]).toEqual(['All', null])
})

it('waits for a while only: for the beginning, in between, and in all', async () => {
  expect(await said(() => {})).toMatchObject({ fault: 'slow' })
  const stuck = await said((response) => void begin(response).write(chunk('Half')))
  expect([stuck.text, stuck.fault]).toEqual(['Half', 'slow'])
  expect(stuck.pieces.filter((piece) => piece === '').length, 'so that it can be stopped meanwhile').toBeGreaterThan(5)
  const endless: Answering = (response) => {
    begin(response)
    const timer = setInterval(() => response.write(chunk('x')), 10)
    response.on('close', () => clearInterval(timer))
  }
  expect(await said(endless, { ...patience, wholeMs: 200 })).toMatchObject({ fault: 'slow' })
})

it('takes no more than a long answer has', async () => {
  const huge: Answering = async (response) => {
    begin(response)
    const line = Buffer.alloc(1024 * 1024, 'x')
    for (let n = 0; n < 40 && !response.destroyed; n++) await new Promise((resolve) => response.write(line, resolve))
    response.end()
  }
  expect(await said(huge)).toMatchObject({ fault: 'odd' })
})

it('where nobody is, is unreachable', async () => {
  const endpoint = await standInEndpoint(() => {})
  await endpoint[Symbol.asyncDispose]()
  const reading = coachAt(endpoint.url).answer(asked, new AbortController().signal)[Symbol.asyncIterator]()
  await expect(reading.next()).rejects.toMatchObject({
    fault: 'unreachable',
  })
})

it.each(['stops reading', 'aborts'])('whoever %s ends it at the other side', async (how) => {
  await using endpoint = await standInEndpoint((response) => void begin(response).write(chunk('Half')))
  const stop = new AbortController()
  const reading = coachAt(endpoint.url, { ...patience, idleMs: 60_000 })
    .answer(asked, stop.signal)
    [Symbol.asyncIterator]()
  // What comes without words says that it is alive; which is read first depends on the network.
  expect([(await reading.next()).value, (await reading.next()).value].toSorted()).toEqual(['', 'Half'])
  if (how === 'aborts') {
    const next = reading.next()
    stop.abort()
    await expect(next).rejects.toBeInstanceOf(CoachError)
  } else await reading.return?.()
  await expect.poll(() => endpoint.gone(), { timeout: 20_000 }).toBe(1)
})
