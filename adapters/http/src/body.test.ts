import { MAX_ATTACHMENT_SIZE } from '@throughline/core/attachment'
import { joined } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'
import { openUpload } from './body.ts'
import { ORIGIN, read, testApp } from './test-app.ts'

const CHUNK = new Uint8Array(1024 * 1024)

/** A body of so many MiB that counts how much of it was taken. */
function endless(mebibytes: number) {
  let sent = 0
  const stream = new ReadableStream({
    pull(controller) {
      if (sent === mebibytes) return controller.close()
      sent++
      controller.enqueue(CHUNK)
    },
  })
  return { stream, sent: () => sent }
}

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

describe('an upload', () => {
  it('of 100 MB is cut off as soon as it has passed the limit', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    const body = endless(100)
    const response = await ines.ask('/imports?format=todoist-csv', { method: 'POST', body: body.stream, headers: multipart })
    expect(await read(response)).toMatchObject({ status: 413, type: '/problems/too-large', detail: 'Send at most 25 MiB.' })
    expect(body.sent()).toBeLessThan(30)
  })

  it('that announces too much is refused unread', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    const body = endless(100)
    const headers = { ...multipart, 'content-length': String(100 * 1024 * 1024) }
    const response = await ines.ask('/imports?format=todoist-csv', { method: 'POST', body: body.stream, headers })
    expect(response.status).toBe(413)
    expect(body.sent()).toBeLessThanOrEqual(1)
  })

  it('of more parts than a form has is refused before they are taken apart', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="other"\r\n\r\na\r\n'
    const upload = openUpload(new Request(`${ORIGIN}/`, { method: 'POST', body: `${part.repeat(21)}--x--\r\n`, headers: multipart }), 10)
    await expect(upload).rejects.toMatchObject({ code: 'validation', message: 'Send nothing but the file, in a part named file.' })
  })

  it('is refused when the file itself is a byte too large', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(MAX_ATTACHMENT_SIZE + 1)]))
    const { content } = await openUpload(new Request(`${ORIGIN}/`, { method: 'POST', body: form }), MAX_ATTACHMENT_SIZE)
    await expect(joined(content)).rejects.toMatchObject({ code: 'too-large' })
  })

  it.each([
    ['without a part named file', () => new FormData()],
    [
      'with text for a file',
      () => {
        const form = new FormData()
        form.set('file', 'TYPE,CONTENT')
        return form
      },
    ],
  ])('%s says what is missing', async (_, form) => {
    const { signUp } = testApp()
    const ines = await signUp()
    const response = await ines.ask('/imports?format=todoist-csv', { method: 'POST', body: form() })
    expect([response.status, (await read(response)).errors]).toMatchObject([422, [{ pointer: '/file', code: 'missing_file' }]])
  })

  it('is never held: it is kept while it comes, and gone again once it was refused or read', async () => {
    const { signUp, deps } = testApp()
    const ines = await signUp()
    const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Draft' } })
    const kept: string[] = []
    let most = 0
    const put = deps.blobs.put
    deps.blobs.put = async (space, blobId, content) => {
      kept.push(blobId)
      async function* watched() {
        for await (const chunk of content) {
          most = Math.max(most, chunk.byteLength)
          yield chunk
        }
      }
      return put(space, blobId, watched())
    }
    const head = new TextEncoder().encode('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n')
    const end = new TextEncoder().encode('\r\n--x--\r\n')
    const sent = (mebibytes: number) => {
      const all = [head, ...Array.from({ length: mebibytes }, () => CHUNK), end].values()
      const pull = (controller: ReadableStreamDefaultController) => {
        const { done, value } = all.next()
        if (done) controller.close()
        else controller.enqueue(value)
      }
      return ines.ask(`/attachments?taskId=${id}`, { method: 'POST', body: new ReadableStream({ pull }), headers: multipart })
    }
    const [whole, tooLarge] = [await sent(8), await sent(26)]
    const form = new FormData()
    form.set('file', new Blob(['TYPE,CONTENT\ntask,Call Ana']))
    const imported = await ines.ask('/imports?format=todoist-csv', { method: 'POST', body: form })
    expect([whole.status, tooLarge.status, imported.status]).toEqual([201, 413, 201])
    expect(most).toBeLessThanOrEqual(CHUNK.byteLength + 100)
    const space = (await ines.json('/me')).id
    const left = await Promise.all(kept.map(async (blobId) => (await deps.blobs.get(space, blobId)) !== null))
    expect(left).toEqual([true, false, false])
  })

  it('that breaks off in the file is no fault of ours, and nothing of it is kept', async () => {
    const { signUp, logged } = testApp()
    const ines = await signUp()
    const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nTYPE,CON'
    const response = await ines.ask('/imports?format=todoist-csv', { method: 'POST', body, headers: multipart })
    expect([response.status, logged]).toEqual([400, []])
  })

  it('that is no multipart at all counts as broken off', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    expect((await ines.ask('/imports?format=todoist-csv', { method: 'POST', body: 'garbage', headers: multipart })).status).toBe(400)
  })

  it('in chunks of JSON is held to 1 MiB', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    const body = endless(50)
    const response = await ines.ask('/tasks', { method: 'POST', body: body.stream, headers: { 'content-type': 'application/json' } })
    expect(response.status).toBe(413)
    expect(body.sent()).toBeLessThan(5)
  })
})

it('calls a body that breaks off no fault of its own', async () => {
  const { signUp, logged } = testApp()
  const ines = await signUp()
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) })
  const response = await ines.ask('/tasks', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect([response.status, logged]).toEqual([400, []])
})
