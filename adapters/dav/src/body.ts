import { DavError } from './dav-error.ts'
import { MAX_OBJECT } from './properties.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The body as text. One that announces too much is refused unread, another as soon as it is too long.
 * @param most bytes it may have
 * @throws DavError 400 or 413
 */
export async function readBody(request: Request, most = MAX_OBJECT): Promise<string> {
  const tooLarge = () => new DavError(413, 'That is longer than can be taken here.', '<c:max-resource-size/>')
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return utf8.decode(Buffer.concat(chunks))
  } catch {
    throw new DavError(400, 'Send UTF-8.')
  }
}
