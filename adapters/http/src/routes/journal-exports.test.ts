import { AppError } from '@throughline/core/kernel'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../test-app.ts'

afterEach(() => void vi.useRealTimers())

async function withEntries() {
  const { signUp, ...rest } = testApp()
  const ines = await signUp()
  const write = (entryDate: string, title: string) =>
    ines.json('/journal-entries', { method: 'POST', body: { entryDate, title, body: 'It *rained*.' } })
  const [march, april] = [await write('2026-03-05', 'A wet March'), await write('2026-04-01', 'An April')]
  return { ...rest, signUp, ines, march, april }
}

const march = '?from=2026-03-01&before=2026-04-01'

describe('of the days asked for', () => {
  it('the folder holds the entries', async () => {
    const { ines } = await withEntries()
    const answer = await ines.ask(`/exports/journal.zip${march}`)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="journal-\d{4}-\d\d-\d\d\.zip";/)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['2026/2026-03-05 A wet March.md'])
    expect(strFromU8(files['2026/2026-03-05 A wet March.md'] as Uint8Array)).toContain('\n\nIt *rained*.\n')
  })

  it('the JSON holds the records', async () => {
    const { ines, march: entry } = await withEntries()
    expect(await ines.json(`/exports/journal.json${march}`)).toMatchObject({ format: 'throughline', entries: [entry], revisions: [] })
  })

  it('the document is set for whoever asks, on the paper they have', async () => {
    const { ines } = await withEntries()
    const answer = await ines.ask(`/exports/journal.pdf${march}&paper=letter`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = await answer.text()
    expect(text.split('\n')[0]).toMatch(new RegExp(`^%PDF Journal, .+ by ${ines.name} on letter$`))
    expect(text).toContain('A wet March')
    expect(text).not.toContain('April')
  })

  it('it is told how much there is', async () => {
    const { ines } = await withEntries()
    expect(await ines.json('/exports/journal')).toMatchObject({ entries: 2, words: 4, files: 0, fileBytes: 0, sealed: 0 })
    expect(await ines.json(`/exports/journal${march}&journalId=open`)).toMatchObject({ entries: 1 })
  })
})

it('holds nothing of anybody else', async () => {
  const { signUp } = await withEntries()
  const dev = await signUp()
  expect(await dev.json('/exports/journal.json')).toMatchObject({ journals: [], entries: [], revisions: [], files: [] })
  expect(await (await dev.ask('/exports/journal.pdf')).text()).not.toContain('March')
})

it.each(['from=2026-02-30', 'journalId=mine', 'paper=a5', 'to=2026-01-01'])('%s is refused', async (query) => {
  const { ines } = await withEntries()
  expect((await ines.ask(`/exports/journal.pdf?${query}`)).status).toBe(422)
})

it('a printer that is busy says so, before anything is sent', async () => {
  const busy = () => {
    throw new AppError('unavailable', 'Documents of other people are being printed.', { retryAfter: 5 })
  }
  const ines = await testApp({ printer: { print: () => ({ [Symbol.asyncIterator]: () => ({ next: async () => busy() }) }) } }).signUp()
  const answer = await ines.ask('/exports/journal.pdf')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

it('a document that nobody reads on is given up', async () => {
  let isGivenUp = false
  async function* print() {
    try {
      for (;;) yield new Uint8Array(1000)
    } finally {
      isGivenUp = true
    }
  }
  const ines = await testApp({ printer: { print } }).signUp()
  await (await ines.ask('/exports/journal.pdf')).body?.cancel()
  expect(isGivenUp).toBe(true)
})

it('a download whose reader takes nothing for half a minute is ended and given up, and one that is slow is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isGivenUp = false
  async function* print() {
    try {
      for (;;) yield new Uint8Array(1000)
    } finally {
      isGivenUp = true
    }
  }
  const ines = await testApp({ printer: { print } }).signUp()
  const reader = ((await ines.ask('/exports/journal.pdf')).body as ReadableStream<Uint8Array>).getReader()
  for (let taken = 0; taken < 3; taken++) {
    vi.advanceTimersByTime(29_000)
    expect((await reader.read()).value).toHaveLength(1000)
  }
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(reader.read()).rejects.toThrow('Nobody took any more')
  expect(isGivenUp).toBe(true)
})
