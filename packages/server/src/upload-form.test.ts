import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createUploadForms, sweepForms } from './upload-form.ts'

const MOST = 1024 * 1024
const within = mkdtempSync(join(tmpdir(), 'throughline-forms-'))
afterAll(() => rmSync(within, { recursive: true }))
const kept = () => readdirSync(within)

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
  const read = createUploadForms(within)
  const { form, discard } = await read(sent({ format: 'todoist-csv', file: new File(['TYPE,CONTENT\n'], 'Zuhause ä.csv') }), 'ines', MOST)
  expect(form.get('format')).toBe('todoist-csv')
  const file = form.get('file') as File
  expect([file.name, file.size, await file.text()]).toEqual(['Zuhause ä.csv', 13, 'TYPE,CONTENT\n'])
  expect(kept()).toHaveLength(1)
  await discard()
  await expect(file.text()).rejects.toThrow()
  expect(kept()).toEqual([])
})

test('a file that is too long is refused, and nothing of it stays', async () => {
  const read = createUploadForms(within)
  await expect(read(sent({ file: new File(['x'.repeat(MOST + 1)], 'long.csv') }), 'ines', MOST)).rejects.toMatchObject({
    code: 'too-large',
  })
  expect(kept()).toEqual([])
})

test('a field that no page of ours sends is refused, and so are thousands of parts', async () => {
  const read = createUploadForms(within)
  await expect(read(sent({ content: 'x'.repeat(4 * MOST) }), 'ines', MOST)).rejects.toMatchObject({ code: 'too-large' })
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`field${i}`, '']))
  await expect(read(sent(many), 'ines', MOST)).rejects.toMatchObject({ code: 'validation' })
})

test('of those that one person sends at once two are read, and somebody else’s as well', async () => {
  const read = createUploadForms(within)
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

test('what a process that was killed left behind is removed after an hour', async () => {
  const [old, young] = [join(within, 'form-old'), join(within, 'form-young')]
  for (const folder of [old, young]) mkdirSync(folder)
  const now = Date.now()
  utimesSync(old, now / 1000 - 7200, now / 1000 - 7200)
  await sweepForms(within, now)
  expect(kept()).toEqual(['form-young'])
  rmSync(young, { recursive: true })
})

test('a form keeps its place until it is let go of, as its file takes room for as long', async () => {
  const read = createUploadForms(within)
  const file = () => sent({ file: new File(['TYPE'], 'a.csv') })
  const [first] = [await read(file(), 'ines', MOST), await read(file(), 'ines', MOST)]
  const third = begun()
  const waiting = read(third.request, 'ines', MOST).catch((error: unknown) => error)
  await expect.poll(() => kept().length).toBe(2)
  expect(third.isRead()).toBe(false)
  await first?.discard()
  await third.asked
  third.breakOff()
  await waiting
})
