import type { IncomingMessage } from 'node:http'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

/** The forms of most pages are a few fields. */
const SMALL = 64 * KIBIBYTE
/** A text that is long on purpose. */
const LONG_TEXTS = /^\/tasks(?=[/?]|$)/
const MOST_OF_TEXT = MEBIBYTE
/** Pages that take a file, whose announced length they judge before they read it, to say no in words. */
const FILES = /^\/(?:import(?=[/?]|$)|welcome\?step=bring(?=&|$))/
/** Fields of a form that is read as a whole: reading takes time by their square. */
const MOST_FIELDS = 1000
/** Browsers announce how long a form is. What does not is read here, so that it can be counted, and kept in memory. */
const MOST_UNANNOUNCED = MEBIBYTE

/**
 * Whether the body of a request to a page is short enough to be read. One that announces its length is left unread, as
 * HTTP holds the sender to it, unless it is long and no form with a file; another is read now and left in `request.body`,
 * where the renderer looks first.
 */
export async function boundBody(request: IncomingMessage & { body?: Buffer }): Promise<boolean> {
  const { 'content-length': announced, 'transfer-encoding': coding, 'content-type': type = '' } = request.headers
  const isMultipart = /^multipart\/form-data\s*;/i.test(type)
  const isWithFile = FILES.test(request.url ?? '') && isMultipart
  const most = isWithFile ? Number.POSITIVE_INFINITY : LONG_TEXTS.test(request.url ?? '') ? MOST_OF_TEXT : SMALL
  if (announced !== undefined && Number(announced) > most) return false
  if (announced !== undefined && (isWithFile || Number(announced) <= SMALL)) return true
  if (announced === undefined && coding === undefined) return true
  const bytes = await readCounted(request, Math.min(most, MOST_UNANNOUNCED))
  if (bytes) request.body = bytes
  return bytes !== null && (isMultipart || !hasTooManyFields(bytes))
}

function hasTooManyFields(form: Buffer): boolean {
  let found = 0
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) if (++found > MOST_FIELDS) return true
  return false
}

/** The bytes of a stream; `null` as soon as there are more than `most`, with the rest left unread, or when it breaks off. */
function readCounted(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size <= most) return chunks.push(chunk)
      request.removeAllListeners('data').pause()
      resolve(null)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => resolve(null))
    request.on('close', () => resolve(null))
  })
}
