import { keyedRequests } from '@throughline/core/keyed'
import { expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

const seal = {
  kdf: { name: 'argon2id', memoryKiB: 19_456, iterations: 2, parallelism: 1, salt: 'c2FsdHNhbHRzYWx0c2FsdA' },
  byPassphrase: { iv: 'aaaaaaaaaaaaaaaa', data: 'a2V5' },
  byRecovery: { iv: 'bbbbbbbbbbbbbbbb', data: 'a2V5' },
}

it('an entry is written, read, changed under who knows it, thrown away and brought back', async () => {
  const ines = await testApp().signUp()
  const made = await ines.ask('/journal-entries', { method: 'POST', body: { body: 'The *spike* wasn’t demand', mood: 1 } })
  const entry = await read(made)
  expect([made.status, made.headers.get('location'), made.headers.get('etag')]).toEqual([201, `/api/v1/journal-entries/${entry.id}`, '"1"'])
  expect(entry).toMatchObject({ entryDate: '2026-03-05', timeZone: 'Europe/Berlin', excerpt: 'The spike wasn’t demand', wordCount: 4 })
  const path = `/journal-entries/${entry.id}`
  expect((await ines.ask(path, { headers: { 'if-none-match': '"1"' } })).status).toBe(304)
  expect(await ines.json(path, { method: 'PATCH', body: { starred: true }, headers: { 'if-match': '"1"' } })).toMatchObject({ version: 2 })
  const late = await ines.ask(path, { method: 'PATCH', body: { body: 'x' }, headers: { 'if-match': '"1"' } })
  expect([late.status, (await read(late)).current.version]).toEqual([412, 2])
  await ines.ask(path, { method: 'DELETE' })
  expect((await ines.ask(path)).status).toBe(404)
  expect((await ines.json('/journal-entries?trash=true&fields=id')).items).toEqual([{ id: entry.id }])
  expect(await ines.json(`${path}/restore`, { method: 'POST' })).toMatchObject({ starred: true, deletedAt: null })
})

it('entries are listed by conditions, with the fields that are asked for', async () => {
  const ines = await testApp().signUp()
  const write = (entryDate: string, more: object) => ines.json('/journal-entries', { method: 'POST', body: { entryDate, ...more } })
  const goal = '019a9b3c-5d00-7cc0-8000-00000000000a'
  await write('2026-03-01', { title: 'a', tags: ['Peas'], mood: -1, starred: true })
  await write('2026-03-02', { title: 'b', mood: 2, body: `![](attachment:${goal}) [x](/goals/${goal})` })
  const { id: journalId } = await ines.json('/journals', { method: 'POST', body: { name: 'Garden' } })
  await write('2026-03-03', { title: 'c', tags: ['peas'], journalId })
  const titles = async (query: string) =>
    (await ines.json(`/journal-entries?fields=title${query}`)).items.map(({ title, ...rest }: { title: string }) => {
      expect(rest).toEqual({})
      return title
    })
  const lists: [query: string, titles: string[]][] = [
    ['', ['c', 'b', 'a']],
    ['&order=oldest&before=2026-03-03', ['a', 'b']],
    ['&from=2026-03-02', ['c', 'b']],
    ['&tag=PEAS', ['c', 'a']],
    ['&tag=peas&journalId=open', ['a']],
    [`&journalId=${journalId}`, ['c']],
    ['&mood=-1', ['a']],
    ['&mood=-1,2', ['b', 'a']],
    ['&mood=0', []],
    ['&starred=true', ['a']],
    ['&starred=false&photo=false', ['c']],
    ['&photo=true', ['b']],
    [`&linkedId=${goal}`, ['b']],
  ]
  for (const [query, expected] of lists) expect([query, await titles(query)]).toEqual([query, expected])
  for (const query of [
    'trash=true&tag=peas',
    'mood=3',
    'mood=x',
    'mood=',
    'mood=1,',
    'mood=,1',
    'mood=1,,2',
    'photo=yes',
    'journalId=mine',
    'fields=words',
  ])
    expect((await ines.ask(`/journal-entries?${query}`)).status).toBe(422)
})

it('how an entry read before is listed, shown and brought back, on the version that is known', async () => {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  const { id } = await ines.json('/journal-entries', { method: 'POST', body: { body: 'Old' } })
  clock.advance({ hours: 1 })
  await ines.json(`/journal-entries/${id}`, { method: 'PATCH', body: { body: 'New' } })
  const { items } = await ines.json(`/journal-entries/${id}/revisions?fields=id,writtenAt,wordCount`)
  expect(items).toEqual([{ id: expect.any(String), writtenAt: '2026-03-05T09:00:00.000Z', wordCount: 1 }])
  const path = `/journal-revisions/${items[0].id}`
  expect(await ines.json(path)).toMatchObject({ entryId: id, body: 'Old' })
  expect((await ines.ask(`${path}/restore`, { method: 'POST', headers: { 'if-match': '"1"' } })).status).toBe(412)
  expect(await ines.json(`${path}/restore`, { method: 'POST', headers: { 'if-match': '"2"' } })).toMatchObject({
    id,
    body: 'Old',
    version: 3,
  })
})

it('search finds entries by title, tags and text, and answers how they begin', async () => {
  const ines = await testApp().signUp()
  await ines.json('/journal-entries', {
    method: 'POST',
    body: { title: 'Peas', body: `Sown *late*. ${'Slate. '.repeat(99)}`, tags: ['garden'] },
  })
  for (const q of ['pea', 'garden', 'slat']) {
    const { items } = await ines.json(`/search?q=${q}`)
    expect(items).toMatchObject([
      { kind: 'journal-entry', record: { title: 'Peas', excerpt: expect.stringMatching(/^Sown late\. Slate/) } },
    ])
    expect(items[0].record).not.toHaveProperty('body')
  }
  expect((await ines.json('/search?q=pea&kinds=task')).items).toEqual([])
})

it('what is written in a sealed journal is found by nobody who has no key', async () => {
  const ines = await testApp().signUp()
  const { id: journalId } = await ines.json('/journals', { method: 'POST', body: { name: 'Night', seal } })
  const readable = await ines.ask('/journal-entries', { method: 'POST', body: { journalId, body: 'Secret' } })
  expect([readable.status, (await read(readable)).errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    422,
    ['/sealed', '/body'],
  ])
  const sealed = { iv: 'cccccccccccccccc', data: 'U2VjcmV0' }
  const entry = await ines.json('/journal-entries', { method: 'POST', body: { journalId, sealed, wordCount: 1 } })
  expect(entry).toMatchObject({ sealed, title: '', body: '', excerpt: '', wordCount: 1 })
  for (const q of ['Secret', 'U2VjcmV0', 'cccc']) expect((await ines.json(`/search?q=${q}`)).items).toEqual([])
  expect((await ines.ask(`/journals/${journalId}`, { method: 'DELETE' })).status).toBe(409)
})

it('what was written under an Idempotency-Key is kept with no key, so that once sealed it is answered sealed', async () => {
  const { signUp, deps, clock } = testApp()
  const ines = await signUp()
  const keyed = (key: string, body?: object) => ({ method: 'POST', ...(body && { body }), headers: { 'idempotency-key': key } })
  const operations = [{ method: 'POST', path: '/journal-entries', body: { body: 'Secret too' } }]
  const asked = { title: 'Secret', body: 'Secret' }
  const entry = await ines.json('/journal-entries', keyed('create', asked))
  const path = `/journal-entries/${entry.id}`
  clock.advance({ hours: 1 })
  await ines.json(path, { method: 'PATCH', body: { body: 'Secret now' } })
  await ines.json(`${path}/restore`, keyed('restore'))
  const text = { body: 'Secret lost' }
  const kept = await ines.json(`${path}/revisions`, keyed('keep', text))
  expect(await ines.json(`${path}/revisions`, keyed('keep', text))).toEqual(kept)
  await ines.json(`/journal-revisions/${kept.id}/restore`, keyed('back'))
  const { results } = await ines.json('/batch', keyed('batch', { operations }))
  expect((await ines.json('/batch', keyed('batch', { operations }))).results[0]).toMatchObject({ status: 201, body: results[0].body })
  const space = (await ines.json('/me')).id
  const rows = await deps.store.list(space, keyedRequests.queries.byAge, {}, { limit: 50 })
  expect([rows.items.length, JSON.stringify(rows.items).includes('Secret')]).toEqual([6, false])

  const { id: journalId } = await ines.json('/journals', { method: 'POST', body: { name: 'Night', seal } })
  const sealed = { iv: 'cccccccccccccccc', data: 'U2VjcmV0' }
  expect((await ines.ask(path, { method: 'PATCH', body: { journalId, title: '', body: '', sealed } })).status).toBe(200)
  const again = await ines.ask('/journal-entries', keyed('create', asked))
  expect([again.status, again.headers.get('location'), again.headers.get('idempotency-replayed')]).toEqual([201, `/api/v1${path}`, 'true'])
  expect(await read(again)).toMatchObject({ id: entry.id, title: '', body: '', sealed })
})
