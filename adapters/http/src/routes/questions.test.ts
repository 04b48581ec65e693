import { expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

it('a question of the library is found by its slug, starred and hidden for one person, and never thrown away', async () => {
  const { signUp } = testApp()
  const [ines, other] = [await signUp(), await signUp()]
  const at = '/questions/own-mistake'
  const first = await ines.ask(at)
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"0"'])
  const body = { starred: true }
  const starred = await ines.ask(at, { method: 'PATCH', body, headers: { 'if-match': '"0"' } })
  expect([starred.status, starred.headers.get('etag')]).toEqual([200, '"1"'])
  const stale = await ines.ask(at, { method: 'PATCH', body: { hidden: true }, headers: { 'if-match': '"0"' } })
  expect([stale.status, (await read(stale)).current]).toMatchObject([412, { id: 'own-mistake', version: 1, starred: true }])
  expect((await ines.json('/questions?starred=true')).items).toMatchObject([{ id: 'own-mistake', origin: 'library' }])
  expect((await other.json('/questions?starred=true')).items).toEqual([])
  expect(await ines.json(at, { method: 'PATCH', body: { text: 'Mine?' } })).toMatchObject({
    status: 422,
    errors: [{ code: 'library_question' }],
  })
  expect((await ines.ask(at, { method: 'DELETE' })).status).toBe(404)
})

it('the bank is paged through by its cursors, and a question of one’s own is found by search', async () => {
  const { signUp } = testApp()
  const { json } = await signUp()
  const own = await json('/questions', { method: 'POST', body: { text: 'Which crane would you take?' } })
  const first = await json('/questions?limit=2')
  expect(first.items.map(({ origin }: { origin: string }) => origin)).toEqual(['own', 'library'])
  const next = await json(`/questions?limit=2&cursor=${first.nextCursor}`)
  expect(next.items.map(({ id }: { id: string }) => id)).not.toContain(first.items[1].id)
  expect(await json('/questions?cursor=WyJhIl0')).toMatchObject({ status: 422, errors: [{ code: 'invalid_cursor' }] })
  expect((await json('/search?q=crane&kinds=question')).items).toMatchObject([{ kind: 'question', record: { id: own.id } }])
})

it('a pasted list is shown first, then imported as a whole, and taken back as one', async () => {
  const { signUp } = testApp()
  const { json } = await signUp()
  const sent = { method: 'POST', body: { text: 'Leadership:\n1. Whom did you promote last?\n2. Whom did you promote last?' } }
  const preview = await json('/questions/import?preview=true', sent)
  expect(preview).toMatchObject({
    counts: { questions: 1 },
    questions: [{ line: 2, kind: 'leadership' }],
    problems: [{ line: 1 }, { line: 3 }],
  })
  expect((await json('/questions?origin=own')).items).toEqual([])
  const { id } = await json('/questions/import', sent)
  expect((await json('/questions?origin=own')).items).toMatchObject([{ text: 'Whom did you promote last?', importId: id }])
  expect(await json('/questions/import', sent)).toMatchObject({ status: 422, errors: [{ pointer: '/text', code: 'no_new_questions' }] })
  await json(`/imports/${id}/undo`, { method: 'POST' })
  expect((await json('/questions?origin=own')).items).toEqual([])
  expect((await json('/questions?trash=true')).items).toHaveLength(1)
})
