import { AppError, type Bytes, joined, MAX_JSON_DEPTH, nestsDeeper, oneFault } from '@throughline/core/kernel'
import { type ComingFile, fileOfForm, tooLarge } from './multipart.ts'
import { TransportError } from './problem.ts'

const MEBIBYTE = 1024 * 1024
export const MAX_JSON_BYTES = MEBIBYTE
/** What multipart puts round a file: boundaries and part headers. */
const MULTIPART_MARGIN = 64 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON of a body as text and value; an absent body is `undefined`.
 * @throws TransportError `unsupported-media-type`, `not-json`, `unreadable`; AppError `too-large`, `validation` when it nests too deep
 */
export async function readJson(
  request: Request,
  mediaTypes: readonly string[],
  most: number = MAX_JSON_BYTES,
): Promise<{ text: string; value: unknown }> {
  const bytes = await readBytes(request, most)
  if (bytes.byteLength === 0) return { text: '', value: undefined }
  requireType(request, mediaTypes)
  const read = parsed(bytes)
  if (nestsDeeper(read.value, MAX_JSON_DEPTH)) throw oneFault('', 'too_deep', `Nest lists and objects at most ${MAX_JSON_DEPTH} deep.`)
  return read
}

function parsed(bytes: Uint8Array): { text: string; value: unknown } {
  try {
    const text = utf8.decode(bytes)
    return { text, value: JSON.parse(text) }
  } catch {
    throw new TransportError('not-json', 'The body must be JSON in UTF-8.')
  }
}

/**
 * The file named `file` of a multipart body, while it comes. A body that announces too much is refused unread.
 * @param most bytes
 * @throws TransportError `unsupported-media-type`, `unreadable`; AppError `too-large`, `validation`; so does reading its content.
 */
export async function openUpload(request: Request, most: number): Promise<ComingFile> {
  const type = requireType(request, ['multipart/form-data'])
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > most + MULTIPART_MARGIN) throw tooLarge(most)
  return fileOfForm(request.body, type, most)
}

/**
 * Reads no more than `limit` bytes: a body that announces more is refused unread, one that does not
 * is cut off.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > limit) throw tooLarge(limit)
  try {
    // HTTP itself holds a sender to the length announced, so only other bodies need counting.
    if (announced !== null) return new Uint8Array(await request.arrayBuffer())
    return request.body ? await joined(counted(request.body, limit)) : new Uint8Array()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new TransportError('unreadable', 'The connection was closed before the whole body had come.')
  }
}

/** The bytes of a stream, which is let go as soon as there are more than `most`. */
async function* counted(body: ReadableStream<Uint8Array>, most: number): Bytes {
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > most) throw tooLarge(most)
    yield chunk
  }
}

function requireType(request: Request, accepted: readonly string[]): string {
  const type = request.headers.get('content-type') ?? ''
  const essence = (type.split(';', 1)[0] as string).trim().toLowerCase()
  if (accepted.includes(essence)) return type
  throw new TransportError('unsupported-media-type', `Send ${accepted.join(' or ')}.`, { accept: accepted.join(', ') })
}
