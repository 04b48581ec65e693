import { joined } from '@throughline/core/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileOfForm } from './multipart.ts'

const MOST = 100_000

/** The bytes as they may come over a wire: in pieces of these lengths, over and over. */
function inPieces(bytes: Uint8Array, lengths: readonly number[]): ReadableStream<Uint8Array> {
  let at = 0
  let piece = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      const length = lengths[piece++ % lengths.length] as number
      controller.enqueue(bytes.slice(at, at + length))
      at += length
    },
  })
}

async function read(body: Uint8Array, type: string, lengths: readonly number[] = [7]) {
  const { name, content } = await fileOfForm(inPieces(body, lengths), type, MOST)
  return { name, bytes: await joined(content) }
}

const raw = (text: string) => new TextEncoder().encode(text)
const part = (headers: string, content = 'slate') => `--x\r\n${headers}\r\n\r\n${content}\r\n`
const file = 'Content-Disposition: form-data; name="file"; filename="plan.txt"'
const type = 'multipart/form-data; boundary=x'

describe('the file of a form', () => {
  it('is what somebody else’s writer put into it, in whatever pieces it comes', async () => {
    // Dense in what boundaries are made of.
    const piece = fc.constantFrom('\r', '\n', '-', '\r\n--', '--', 'x', '\r\n\r\n', 'ä', '\0')
    const name = fc.stringMatching(/^[a-zä ."%;=]{1,20}$/)
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece),
        name,
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }),
        async (pieces, name, lengths) => {
          const form = new FormData()
          form.set('note', 'first')
          form.set('file', new Blob([pieces.join('')]), name)
          form.set('after', 'last')
          const request = new Request('http://throughline.test/', { method: 'POST', body: form })
          const said = request.headers.get('content-type') as string
          const found = await read(new Uint8Array(await request.arrayBuffer()), said, lengths)
          expect(found).toEqual({ name: name.replace(/%0A|%0D|%22/gi, decodeURIComponent), bytes: raw(pieces.join('')) })
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each<[string, string, string]>([
    ['a quoted boundary', part(file), 'multipart/form-data; boundary="x"'],
    ['something before it', `hello\r\n${part(file)}`, type],
    ['headers in another order', part(`Content-Type: text/plain\r\n${file}`), type],
    ['a name without quotes', part('content-disposition: form-data; name=file; filename=plan.txt'), type],
  ])('is found with %s', async (_, body, said) => {
    expect(await read(raw(`${body}--x--\r\n`), said)).toEqual({ name: 'plan.txt', bytes: raw('slate') })
  })

  it.each<[string, string, string, string]>([
    ['no boundary', part(file), 'multipart/form-data', 'validation'],
    ['another boundary', `${part(file)}--x--`, 'multipart/form-data; boundary=y', 'unreadable'],
    ['a boundary of any length', part(file), `multipart/form-data; boundary="${'x'.repeat(71)}"`, 'unreadable'],
    ['nothing', '', type, 'unreadable'],
    ['no part', '--x--\r\n', type, 'validation'],
    ['no file', `${part('content-disposition: form-data; name="files"; filename="a"')}--x--`, type, 'validation'],
    ['a text for a file', `${part('content-disposition: form-data; name="file"')}--x--`, type, 'validation'],
    ['no end', part(file).slice(0, -4), type, 'unreadable'],
    ['an end in the headers', '--x\r\ncontent-disp', type, 'unreadable'],
    ['very long headers', `--x\r\n${'a'.repeat(70_000)}\r\n\r\n`, type, 'too-large'],
    ['much before it', `${'a'.repeat(70_000)}\r\n${part(file)}--x--`, type, 'too-large'],
    ['much after it', `${part(file)}--x--${'a'.repeat(70_000)}`, type, 'too-large'],
    ['a byte too many', `${part(file, 'a'.repeat(MOST + 1))}--x--`, type, 'too-large'],
  ])('is refused with %s', async (_, body, said, code) => {
    await expect(read(raw(body), said, [1000])).rejects.toMatchObject({ code })
  })
})
