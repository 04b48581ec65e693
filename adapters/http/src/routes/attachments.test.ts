import { describe, expect, it } from 'vitest'
import { read, testApp, written } from '../test-app.ts'

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

function form(content: string | Uint8Array<ArrayBuffer>, name: string, type = 'application/octet-stream') {
  const form = new FormData()
  form.set('file', new File([content], name, { type }))
  return form
}

async function withTask() {
  const { signUp, app, deps } = testApp()
  const ines = await signUp()
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Draft' } })
  const send = (content: string | Uint8Array<ArrayBuffer>, name = 'plan.txt', type?: string) =>
    ines.ask(`/attachments?taskId=${id}`, { method: 'POST', body: form(content, name, type) })
  const content = (file: string, headers = {}) => ines.ask(`/attachments/${file}/content`, { headers })
  return { app, deps, signUp, ines, id, send, content, list: async () => (await ines.json(`/attachments?taskId=${id}`)).items }
}

it('a file is sent, listed, read, renamed, thrown away and brought back', async () => {
  const { ines, id, send, content, list } = await withTask()
  const sent = await send('slate', 'Büro.txt')
  const file = await read(sent)
  expect([sent.status, file]).toMatchObject([201, { owner: { kind: 'task', id }, name: 'Büro.txt', size: 5, type: 'text/plain' }])
  expect(await list()).toEqual([file])
  const got = await content(file.id)
  expect([got.status, await got.text(), got.headers.get('content-length')]).toEqual([200, 'slate', '5'])
  expect(got.headers.get('content-disposition')).toBe(`attachment; filename="Buro.txt"; filename*=UTF-8''B%C3%BCro.txt`)
  expect(await ines.json(`/attachments/${file.id}`, { method: 'PATCH', body: { name: 'Office.txt' } })).toMatchObject({
    name: 'Office.txt',
  })
  await ines.ask(`/attachments/${file.id}`, { method: 'DELETE' })
  expect([(await content(file.id)).status, await list()]).toEqual([404, []])
  await ines.ask(`/attachments/${file.id}/restore`, { method: 'POST' })
  expect(await (await content(file.id)).text()).toBe('slate')
})

it('a content that is taken out of the storage, as by a scanner of the operator, is served no more, and its file stays to be thrown away', async () => {
  const { ines, deps, send, content, list } = await withTask()
  const [file, other] = [await read(await send('harmful')), await read(await send('slate'))]
  const space = (await ines.json('/me')).id
  await deps.blobs.erase(space, file.blobId)
  const gone = await content(file.id)
  expect([gone.status, (await read(gone)).detail]).toEqual([503, expect.stringContaining('missing')])
  expect(await (await content(other.id)).text()).toBe('slate')
  await ines.ask(`/attachments/${file.id}`, { method: 'DELETE' })
  expect(await list()).toEqual([other])
})

it('a file of an entry is sent, listed and shown as one of a task is', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const entry = (await written(ines))['journal-entries']
  const sent = await ines.ask(`/attachments?entryId=${entry}`, { method: 'POST', body: form('slate', 'window.txt') })
  const file = await read(sent)
  expect([sent.status, file.owner]).toEqual([201, { kind: 'journal-entry', id: entry }])
  expect((await ines.json(`/attachments?entryId=${entry}`)).items).toEqual([file])
  expect(await (await ines.ask(`/attachments/${file.id}/content`)).text()).toBe('slate')
  const stranger = await signUp()
  expect((await stranger.ask(`/attachments?entryId=${entry}`)).status).toBe(404)
  // An entry is no task, whatever its id.
  expect((await ines.ask(`/attachments?taskId=${entry}`)).status).toBe(404)
})

it.each(['', '?taskId=019a9b3c-5d00-7cc0-8000-0123456789ac&entryId=019a9b3c-5d00-7cc0-8000-0123456789ac'])(
  'files of %j are refused: they belong to one record',
  async (query) => {
    const ines = await testApp().signUp()
    expect(await ines.json(`/attachments${query}`)).toMatchObject({ status: 422, errors: [{ code: 'one_owner' }] })
  },
)

it('what files take of the room for them is told to whom they belong', async () => {
  const { ines, signUp, send } = await withTask()
  const limit = 100 * 1024 * 1024
  await send('slate')
  expect(await ines.json('/me/storage')).toEqual({ used: 5, trash: 0, journalTrash: 0, limit })
  expect(await (await signUp()).json('/me/storage')).toEqual({ used: 0, trash: 0, journalTrash: 0, limit })
})

describe('what is sent as a page or a drawing', () => {
  it.each([
    ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
    ['drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['picture.png', 'image/png', '<html><script>alert(1)</script></html>'],
    ['page.xhtml', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
  ])('%s is text to be saved, in a sandbox, and nothing guesses at it', async (name, type, text) => {
    const { send, content } = await withTask()
    const { headers } = await content((await read(await send(text, name, type))).id)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

it('a picture is shown, whatever it is called, and a PDF is saved', async () => {
  const { send, content } = await withTask()
  const picture = await content((await read(await send(latin1(PNG), 'picture.exe'))).id)
  expect([picture.headers.get('content-type'), picture.headers.get('content-disposition')]).toEqual([
    'image/png',
    expect.stringMatching(/^inline; filename="picture\.exe"/),
  ])
  const paper = await content((await read(await send('%PDF-1.7', 'paper.pdf'))).id)
  expect([paper.headers.get('content-type'), paper.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    expect.stringMatching(/^attachment/),
  ])
})

it('a picture is kept without what it says of where it was taken, and is counted and named by what is kept', async () => {
  const { send, content } = await withTask()
  const start = '\xff\xd8'
  const shown = '\xff\xdb\0\x04ab\xff\xda\0\x04cdpixels\xff\xd9'
  const sent = await read(await send(latin1(`${start}\xff\xe1\0\x12Exif\0\x0052 N, 13 E${shown}GPS`), 'window.jpg'))
  const got = new Uint8Array(await (await content(sent.id)).arrayBuffer())
  expect(got).toEqual(latin1(start + shown))
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', got)).toString('hex')
  expect(sent).toMatchObject({ type: 'image/jpeg', size: got.length, sha256 })
})

it('its content is asked for once, and in parts', async () => {
  const { send, content } = await withTask()
  const { id, sha256 } = await read(await send('0123456789'))
  const etag = `"${sha256}"`
  const known = await content(id, { 'if-none-match': etag })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
  const part = await content(id, { range: 'bytes=2-5' })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '2345', 'bytes 2-5/10'])
  expect((await content(id, { range: 'bytes=2-5', 'if-range': '"other"' })).status).toBe(200)
  const past = await content(id, { range: 'bytes=10-' })
  expect([past.status, past.headers.get('content-range'), (await read(past)).type]).toEqual([
    416,
    'bytes */10',
    '/problems/range-not-satisfiable',
  ])
})

it('an empty file is refused in words', async () => {
  const { send, list } = await withTask()
  const refused = await send('')
  expect([refused.status, await read(refused)]).toMatchObject([422, { errors: [{ pointer: '/file', code: 'empty_file' }] }])
  expect(await list()).toEqual([])
})

it('one that is too large is refused before all of it has come', async () => {
  const { ines, id, list } = await withTask()
  let sent = 0
  const body = new ReadableStream({
    pull: (controller) => {
      sent++
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await ines.ask(`/attachments?taskId=${id}`, { method: 'POST', body, headers })
  expect([response.status, sent < 30, await list()]).toEqual([413, true, []])
})

it('sent again under its key or id it is one file', async () => {
  const { ines, id, list } = await withTask()
  const send = (query: string, headers: Record<string, string> = {}) =>
    ines.json(`/attachments?taskId=${id}${query}`, { method: 'POST', body: form('slate', 'plan.txt'), headers })
  const key = { 'idempotency-key': 'k' }
  expect(await send('', key)).toEqual(await send('', key))
  const own = '&id=019a9b3c-5d00-7cc0-8000-0123456789ac'
  expect(await send(own)).toEqual(await send(own))
  expect(await list()).toHaveLength(2)
})

it('a stranger finds neither the file nor its task', async () => {
  const { signUp, id, send } = await withTask()
  const { id: file } = await read(await send('slate'))
  const stranger = await signUp()
  const asked = [`/attachments/${file}/content`, `/attachments?taskId=${id}`]
  for (const path of asked) expect((await stranger.ask(path)).status, path).toBe(404)
  const sent = await stranger.ask(`/attachments?taskId=${id}`, { method: 'POST', body: form('x', 'x') })
  expect(sent.status).toBe(404)
})

it('a content that is not read is let go of', async () => {
  const { send, content, ines } = await withTask()
  const { id } = await read(await send('slate'))
  await (await content(id)).body?.cancel()
  expect((await ines.ask(`/attachments/${id}/content`, { method: 'HEAD' })).headers.get('content-length')).toBe('5')
})
