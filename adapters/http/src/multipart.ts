import { AppError, type Bytes, oneFault } from '@throughline/core/kernel'
import { TransportError } from './problem.ts'

/** A form here has one part; the others are skipped. */
const MAX_PARTS = 20
/** Bytes that a form may have besides the file. */
const MAX_AROUND = 64 * 1024

const utf8 = new TextDecoder()
const ascii = new TextEncoder()
const HEADERS_END = ascii.encode('\r\n\r\n')

/** A file while it comes. */
export interface ComingFile {
  /** What its sender calls it. */
  name: string
  /** To be read once, and to its end. */
  content: Bytes
}

/**
 * The file named `file` of a multipart body (RFC 7578), of which no more than a chunk is ever held.
 * @param type the Content-Type of the body
 * @param most bytes of the file
 * @throws AppError `validation`, `too-large`; TransportError `unreadable` when the body breaks off. So does reading the content.
 */
export async function fileOfForm(body: ReadableStream<Uint8Array> | null, type: string, most: number): Promise<ComingFile> {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type)
  if (!boundary || !body) throw noFile()
  const mark = ascii.encode(`\r\n--${boundary[1] ?? boundary[2]}`)
  const form = new FormReader(body, most)
  await form.skipTo(mark)
  for (let parts = 1; parts <= MAX_PARTS; parts++) {
    if (await form.isLast()) throw noFile()
    const name = fileNameIn(utf8.decode(await form.takeTo(HEADERS_END)))
    if (name !== null) return { name, content: restOf(form, mark, most) }
    await form.skipTo(mark)
  }
  throw oneFault('/file', 'too_many_parts', 'Send nothing but the file, in a part named file.')
}

/** The bytes of the file; what comes after it is looked at no more, but read, so that the sender gets to hear the answer. */
async function* restOf(form: FormReader, mark: Uint8Array, most: number): Bytes {
  let size = 0
  for await (const bytes of form.upTo(mark)) {
    size += bytes.length
    if (size > most) throw tooLarge(most)
    yield bytes
  }
  await form.drain()
}

/** What the part `file` is called; `null` for any other part. */
function fileNameIn(headers: string): string | null {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1] ?? ''
  if (!/(?:^|;)\s*name="?file"?\s*(?:;|$)/i.test(disposition)) return null
  const name = /(?:^|;)\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? /(?:^|;)\s*filename=([^\s;"]+)/i.exec(disposition)?.[1]
  return name === undefined ? null : name.replace(/%0A|%0D|%22/gi, decodeURIComponent)
}

/** Takes a body apart as it comes. Before each boundary there is a line end; the first of a body may lack it. */
class FormReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #held: Uint8Array = ascii.encode('\r\n')
  #around = 0

  readonly #most: number

  constructor(body: ReadableStream<Uint8Array>, most: number) {
    this.#reader = body.getReader()
    this.#most = most
  }

  /** The bytes before a mark, which is taken along. */
  async *upTo(mark: Uint8Array): Bytes {
    for (;;) {
      const at = indexOf(this.#held, mark)
      if (at >= 0) {
        if (at > 0) yield this.#held.subarray(0, at)
        this.#held = this.#held.subarray(at + mark.length)
        return
      }
      // The end of what is held may be the beginning of the mark.
      const safe = Math.max(0, this.#held.length - mark.length + 1)
      if (safe > 0) yield this.#held.subarray(0, safe)
      this.#held = this.#held.subarray(safe)
      if (!(await this.#more())) throw brokenOff()
    }
  }

  async skipTo(mark: Uint8Array): Promise<void> {
    for await (const bytes of this.upTo(mark)) this.#count(bytes.length)
  }

  async takeTo(mark: Uint8Array): Promise<Uint8Array> {
    const pieces: number[] = []
    for await (const bytes of this.upTo(mark)) {
      this.#count(bytes.length)
      pieces.push(...bytes)
    }
    return Uint8Array.from(pieces)
  }

  /** Whether the boundary just met is the one that ends the form. */
  async isLast(): Promise<boolean> {
    while (this.#held.length < 2) if (!(await this.#more())) throw brokenOff()
    return this.#held[0] === DASH && this.#held[1] === DASH
  }

  async drain(): Promise<void> {
    this.#count(this.#held.length)
    this.#held = new Uint8Array()
    while (await this.#more()) {
      this.#count(this.#held.length)
      this.#held = new Uint8Array()
    }
  }

  async #more(): Promise<boolean> {
    const next = await this.#reader.read().catch(() => {
      throw brokenOff()
    })
    if (next.done) return false
    const held = this.#held
    this.#held = new Uint8Array(held.length + next.value.length)
    this.#held.set(held)
    this.#held.set(next.value, held.length)
    return true
  }

  #count(bytes: number): void {
    this.#around += bytes
    if (this.#around > MAX_AROUND) throw tooLarge(this.#most)
  }
}

const DASH = '-'.charCodeAt(0)

function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const first = mark[0] as number
  for (let at = bytes.indexOf(first); at >= 0 && at + mark.length <= bytes.length; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (length < mark.length && bytes[at + length] === mark[length]) length++
    if (length === mark.length) return at
  }
  return -1
}

const MEBIBYTE = 1024 * 1024
export const tooLarge = (limit: number) => new AppError('too-large', `Send at most ${Math.floor(limit / MEBIBYTE)} MiB.`)
const noFile = () => oneFault('/file', 'missing_file', 'Send the file as multipart form data, in a part named file.')
const brokenOff = () => new TransportError('unreadable', 'The connection was closed before the whole body had come.')
