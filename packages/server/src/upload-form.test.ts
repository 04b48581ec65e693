import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createUploadForms } from './upload-form.ts'

const MOST = 1024 * 1024
const kept = () => readdirSync(tmpdir()).filter((name) => name.startsWith('throughline-form-'))

function sent(fields: Record<string, string | File>): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return new Request('http://site.example/import', { method: 'POST', body })
}

/** A body that has begun and does not end before it breaks off. */
function begun() {
  const asked = Promise.withResolvers<void>()
  const broken = Promise.withResolvers<void>()
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nTYPE'
  let isRead = false
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (isRead) return broken.promise
    isRead = true
    asked.resolve()
    controller.enqueue(new TextEncoder().encode(head))
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return {
    request: new Request('http://site.example/import', init),
    asked: asked.promise,
    isRead: () => isRead,
    breakOff: () => broken.reject(new Error('The connection was closed.')),
  }
}

test('a form comes with its fields and files, and lets go of what it was kept in', async () => {
  const read = createUploadForms()
  const before = kept()
  const { form, discard } = await read(sent({ format: 'todoist-csv', file: new File(['TYPE,CONTENT\n'], 'Zuhause ä.csv') }), 'ines', MOST)
  expect(form.get('format')).toBe('todoist-csv')
  const file = form.get('file') as File
  expect([file.name, file.size, await file.text()]).toEqual(['Zuhause ä.csv', 13, 'TYPE,CONTENT\n'])
  expect(kept().length).toBeGreaterThan(before.length)
  await discard()
  await expect(file.text()).rejects.toThrow()
})

test('a file that is too long is refused, and nothing of it stays', async () => {
  const read = createUploadForms()
  const before = kept()
  await expect(read(sent({ file: new File(['x'.repeat(MOST + 1)], 'long.csv') }), 'ines', MOST)).rejects.toMatchObject({
    code: 'too-large',
  })
  expect(kept()).toEqual(before)
})

test('a field that no page of ours sends is refused, and so are thousands of parts', async () => {
  const read = createUploadForms()
  await expect(read(sent({ content: 'x'.repeat(4 * MOST) }), 'ines', MOST)).rejects.toMatchObject({ code: 'too-large' })
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`field${i}`, '']))
  await expect(read(sent(many), 'ines', MOST)).rejects.toMatchObject({ code: 'validation' })
})

test('of those that one person sends at once two are read, and somebody else’s as well', async () => {
  const read = createUploadForms()
  const [first, second, third, other] = [begun(), begun(), begun(), begun()]
  const all = [first, second, third].map(({ request }) => read(request, 'ines', MOST))
  all.push(read(other.request, 'ben', MOST))
  const ended = Promise.allSettled(all)
  await Promise.all([first.asked, second.asked, other.asked])
  expect(third.isRead()).toBe(false)
  first.breakOff()
  await third.asked
  for (const one of [second, third, other]) one.breakOff()
  expect((await ended).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
})
