import { errorSinkContract } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { type Dsn, readDsn } from './dsn.ts'
import { createSentrySink } from './sentry-sink.ts'
import { standInSentry } from './test-sentry.ts'

const failed = (cause: unknown) => {
  throw cause
}

errorSinkContract('Sentry', async () => {
  const sentry = await standInSentry()
  return {
    sink: createSentrySink(readDsn(sentry.dsn) as Dsn, { failed }),
    async reports(count) {
      await sentry.testkit.waitForReports(count, { timeout: 20_000 })
      return sentry.testkit.reports().map(({ error, tags, originalReport }) => ({
        ...{ name: error?.name ?? '', message: error?.message ?? '', tags },
        text: JSON.stringify(originalReport),
      }))
    },
    answers: sentry.answers,
    stop: sentry.stop,
  }
})

describe('what is passed on to Sentry', () => {
  const open = async () => {
    const sentry = await standInSentry()
    const send = (text: string) => createSentrySink(readDsn(sentry.dsn) as Dsn, { failed }).pass(new TextEncoder().encode(text))
    const head = JSON.stringify({ dsn: sentry.dsn })
    return { ...sentry, send, head, [Symbol.asyncDispose]: sentry.stop }
  }

  it('is the very bytes, with no header of anybody', async () => {
    await using sentry = await open()
    const text = `${sentry.head}\n{"type":"event"}\n{"message":"Grüße"}\n{"type":"client_report","length":2}\n{}\n`
    await sentry.send(text)
    const [{ path, headers, body }] = sentry.received as [(typeof sentry.received)[number]]
    expect([path, body]).toEqual([`/api/42/envelope/?sentry_key=${'ab'.repeat(16)}&sentry_version=7`, text])
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer', 'origin']) expect(headers[name]).toBeUndefined()
  })

  it('follows nobody elsewhere', async () => {
    await using sentry = await open()
    sentry.answers(307, { location: sentry.dsn.replace(/^.*@/, 'http://').replace('/42', '/elsewhere') })
    await expect(sentry.send(`${sentry.head}\n{"type":"event"}\n{}`)).rejects.toMatchObject({ code: 'unavailable' })
    expect(sentry.received).toHaveLength(1)
  })

  it('is unavailable where nobody answers', async () => {
    const sentry = await open()
    await sentry.stop()
    await expect(sentry.send(`${sentry.head}\n{"type":"event"}\n{}`)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it.each([
    ['an item that is longer than what there is', '{"type":"event","length":99}\n{}'],
    ['an item that is shorter than it says', '{"type":"event","length":1}\n{}'],
    ['a length that is none', '{"type":"event","length":-1}\n{}'],
    ['an item that is no object', '{"type":"event"}\n[]'],
    ['a second item of a kind that is not sent', '{"type":"event"}\n{}\n{"type":"replay_recording","length":2}\n{}'],
    ['an item hidden in the length of another', '{"type":"event","length":2}\n{}x\n'],
    ['too many', Array.from({ length: 11 }, () => '{"type":"event"}\n{}').join('\n')],
    ['nothing behind its head', '{"type":"event"}'],
  ])('is not %s', async (_, items) => {
    await using sentry = await open()
    await expect(sentry.send(`${sentry.head}\n${items}`)).rejects.toMatchObject({ code: 'validation' })
    expect(sentry.received).toEqual([])
  })
})

it.each([
  ['https://abc@o1.ingest.sentry.example/42', 'https://o1.ingest.sentry.example/api/42/envelope/?sentry_key=abc&sentry_version=7'],
  ['http://abc:def@127.0.0.1:8000/path/42', 'http://127.0.0.1:8000/path/api/42/envelope/?sentry_key=abc&sentry_version=7'],
])('a DSN says where to: %s', (dsn, envelopes) => {
  expect(readDsn(dsn)).toEqual({ dsn, key: 'abc', envelopes })
})

it.each([
  '',
  'https://sentry.example/42',
  'https://abc@sentry.example',
  'ftp://abc@sentry.example/42',
  'https://abc@sentry.example/42?x',
  'https://abc@sentry.example/../42/',
])('is no DSN: %s', (text) => {
  expect(readDsn(text)).toBeNull()
})
