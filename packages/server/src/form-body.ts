import type { IncomingMessage } from 'node:http'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

/** The forms of most pages are a few fields. */
const SMALL = 64 * KIBIBYTE
/** What is long on purpose: a text, and a file, whose announced length its page judges before it reads it, to say no in words. */
const LARGER: readonly [path: RegExp, bytes: number][] = [
  [/^\/tasks(?=[/?]|$)/, MEBIBYTE],
  [/^\/import(?=[/?]|$)/, Number.POSITIVE_INFINITY],
]
/** Browsers announce how long a form is. What does not is read here, so that it can be counted, and kept in memory. */
const MOST_UNANNOUNCED = MEBIBYTE

/**
 * Whether the body of a request to a page is short enough to be read. One that announces its length is left unread, as
 * HTTP holds the sender to it; another is read now and left in `request.body`, where the renderer looks first.
 */
export async function boundBody(request: IncomingMessage & { body?: Buffer }): Promise<boolean> {
  const most = LARGER.find(([path]) => path.test(request.url ?? ''))?.[1] ?? SMALL
  const announced = request.headers['content-length']
  if (announced !== undefined) return Number(announced) <= most
  if (request.headers['transfer-encoding'] === undefined) return true
  const bytes = await readCounted(request, Math.min(most, MOST_UNANNOUNCED))
  if (bytes) request.body = bytes
  return bytes !== null
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
