import { AppError, oneFault } from '@throughline/core/kernel'
import { TransportError } from './problem.ts'

const MEBIBYTE = 1024 * 1024
export const MAX_JSON_BYTES = MEBIBYTE
export const MAX_UPLOAD_BYTES = 25 * MEBIBYTE
/** What multipart puts round a file: boundaries and part headers. */
const MULTIPART_MARGIN = 64 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON of a body as text and value; an absent body is `undefined`.
 * @throws TransportError `unsupported-media-type`, `not-json`, `unreadable`; AppError `too-large`
 */
export async function readJson(request: Request, mediaTypes: readonly string[]): Promise<{ text: string; value: unknown }> {
  const bytes = await readBytes(request, MAX_JSON_BYTES)
  if (bytes.byteLength === 0) return { text: '', value: undefined }
  requireType(request, mediaTypes)
  try {
    const text = utf8.decode(bytes)
    return { text, value: JSON.parse(text) }
  } catch {
    throw new TransportError('not-json', 'The body must be JSON in UTF-8.')
  }
}

/** A file as it was sent, and what its sender calls it. */
export interface Upload {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The file named `file` of a multipart body.
 * @throws TransportError `unsupported-media-type`; AppError `too-large`, `validation`
 */
export async function readUpload(request: Request): Promise<Upload> {
  const type = requireType(request, ['multipart/form-data'])
  const bytes = await readBytes(request, MAX_UPLOAD_BYTES, MULTIPART_MARGIN)
  if (partsIn(bytes, type) > MAX_PARTS) throw manyParts()
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  const file = form?.get('file')
  if (!file || typeof file === 'string') {
    throw oneFault('/file', 'missing_file', 'Send the file as multipart form data, in a part named file.')
  }
  if (file.size > MAX_UPLOAD_BYTES) throw tooLarge(MAX_UPLOAD_BYTES)
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** A form here has one part; the parser takes its time over each. */
const MAX_PARTS = 20

/** How many parts a multipart body has, or that they are more than there may be. */
function partsIn(bytes: Uint8Array, type: string): number {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  const mark = new TextEncoder().encode(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`)
  let parts = 0
  for (let at = bytes.indexOf(DASH); at !== -1 && parts <= MAX_PARTS; at = bytes.indexOf(DASH, at + 1))
    if (mark.every((byte, i) => bytes[at + i] === byte)) parts++
  return parts
}

const DASH = '-'.charCodeAt(0)

function manyParts(): AppError {
  return oneFault('/file', 'too_many_parts', 'Send nothing but the file, in a part named file.')
}

/**
 * Reads no more than `limit` and `margin` bytes: a body that announces more is refused unread, one that does not
 * is cut off.
 */
async function readBytes(request: Request, limit: number, margin = 0): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length')
  const most = limit + margin
  if (announced !== null && Number(announced) > most) throw tooLarge(limit)
  try {
    // HTTP itself holds a sender to the length announced, so only other bodies need counting.
    if (announced !== null) return new Uint8Array(await request.arrayBuffer())
    const bytes = request.body ? await readCounted(request.body, most) : new Uint8Array()
    if (bytes) return bytes
  } catch {
    throw new TransportError('unreadable', 'The connection was closed before the whole body had come.')
  }
  throw tooLarge(limit)
}

/** The bytes of a stream; `null` as soon as there are more than `most`. */
async function readCounted(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > most) {
      await reader.cancel()
      return null
    }
    chunks.push(next.value)
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

function requireType(request: Request, accepted: readonly string[]): string {
  const type = request.headers.get('content-type') ?? ''
  const essence = (type.split(';', 1)[0] as string).trim().toLowerCase()
  if (accepted.includes(essence)) return type
  throw new TransportError('unsupported-media-type', `Send ${accepted.join(' or ')}.`, { accept: accepted.join(', ') })
}

const tooLarge = (limit: number) => new AppError('too-large', `Send at most ${limit / MEBIBYTE} MiB.`)
