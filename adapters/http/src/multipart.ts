import { AppError, type Bytes, oneFault } from '@throughline/core/kernel'
import { TransportError } from './problem.ts'

/** Forms have few fields; what has more is none of ours. */
const MAX_PARTS = 20
/** Bytes that a form may have besides what is read of it. */
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

/** A part while it comes. */
export interface ComingPart {
  name: string
  /** What a file is called by its sender; `null` for any other part. */
  fileName: string | null
  /** To be read once, and to its end, before the next part is asked for; what is left unread counts as skipped. */
  content: Bytes
}

/**
 * The file named `file` of a multipart body (RFC 7578), of which no more than a chunk is ever held.
 * @param type the Content-Type of the body
 * @param most bytes of the file
 * @throws AppError `validation`, `too-large`; TransportError `unreadable` when the body breaks off. So does reading the content.
 */
export async function fileOfForm(body: ReadableStream<Uint8Array> | null, type: string, most: number): Promise<ComingFile> {
  const parts = partsOfForm(body, type, most)
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done) throw noFile()
    if (part.name === 'file' && part.fileName !== null) return { name: part.fileName, content: onlyOf(part.content, parts, most) }
  }
}

/**
 * The parts of a multipart body (RFC 7578), one after another, of which no more than a chunk is ever held.
 * @param type the Content-Type of the body
 * @param most bytes, as is said to who sends too many around its parts
 * @throws AppError `validation`, `too-large`; TransportError `unreadable` when the body breaks off. So does reading their contents.
 */
export async function* partsOfForm(body: ReadableStream<Uint8Array> | null, type: string, most: number): AsyncGenerator<ComingPart, void> {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type)
  if (!boundary || !body) throw noFile()
  const mark = ascii.encode(`\r\n--${boundary[1] ?? boundary[2]}`)
  const form = new FormReader(body, most)
  await form.skipTo(mark)
  for (let parts = 1; parts <= MAX_PARTS; parts++) {
    if (await form.isLast()) return form.drain()
    const { name, fileName } = namesIn(utf8.decode(await form.takeTo(HEADERS_END)))
    const content = form.upTo(mark)
    let goesOn = false
    try {
      yield { name, fileName, content }
      goesOn = true
    } finally {
      // Read, so that the sender gets to hear the answer, but looked at no more.
      if (!goesOn) await form.drain()
    }
    await form.skip(content)
  }
  throw oneFault('/file', 'too_many_parts', 'Send nothing but the file, in a part named file.')
}

/** The bytes of the file, and then no more parts. */
async function* onlyOf(content: Bytes, parts: AsyncGenerator<unknown>, most: number): Bytes {
  yield* bounded(content, most)
  await parts.return(undefined)
}

/**
 * The bytes of a part as long as there are no more than `most`.
 * @throws AppError `too-large`
 */
export async function* bounded(content: Bytes, most: number): Bytes {
  let size = 0
  for await (const bytes of content) {
    size += bytes.length
    if (size > most) throw tooLarge(most)
    yield bytes
  }
}

function namesIn(headers: string): Pick<ComingPart, 'name' | 'fileName'> {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1] ?? ''
  const said = (what: 'name' | 'filename') => {
    const found = new RegExp(`(?:^|;)\\s*${what}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(disposition)
    return (found?.[1] ?? found?.[2])?.replace(/%0A|%0D|%22/gi, decodeURIComponent)
  }
  return { name: said('name') ?? '', fileName: said('filename') ?? null }
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
    await this.skip(this.upTo(mark))
  }

  async skip(content: Bytes): Promise<void> {
    for await (const bytes of content) this.#count(bytes.length)
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
