import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { type OutboundAnswer, OutboundError, type OutboundRequest } from '@throughline/core/kernel'
import { judgedLookup, type Resolve } from './public-address.ts'

/** One request to one address, whatever it answers. */
export interface Hop extends Pick<OutboundRequest, 'method' | 'headers' | 'body' | 'mostBytes' | 'isCut'> {
  url: URL
  signal: AbortSignal
  resolve: Resolve
  isAllowed: boolean
}

/** @throws OutboundError */
export async function hop({ url, method, headers, body, mostBytes, isCut, signal, resolve, isAllowed }: Hop): Promise<OutboundAnswer> {
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp
  try {
    const message = await new Promise<IncomingMessage>((resolved, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const options = {
        method,
        // Half of what is packed cannot be unpacked.
        headers: { ...headers, ...length, 'accept-encoding': isCut ? 'identity' : 'gzip, br' },
        signal,
        // A connection of its own, so that none is shared with what was judged differently.
        agent: false as const,
        lookup: judgedLookup(resolve, isAllowed),
      }
      ask(url, options, resolved)
        .on('error', reject)
        // Who answers by another protocol (101) is let go of without an error, and without an answer.
        .on('close', () => reject(new OutboundError('unreachable', 'There was no answer: broken off.')))
        .end(body)
    })
    const answer = { status: message.statusCode ?? 0, headers: headersOf(message) }
    if (isCut) return { ...answer, body: message.headers['content-encoding'] ? new Uint8Array() : await beginningOf(message, mostBytes) }
    return { ...answer, body: await unpacked(await bodyOf(message, mostBytes), message, mostBytes) }
  } catch (error) {
    throw foreseen(error, signal)
  }
}

async function bodyOf(message: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of message) {
    size += (piece as Buffer).length
    if (size > mostBytes) {
      message.destroy()
      throw tooLarge()
    }
    pieces.push(piece as Buffer)
  }
  return Buffer.concat(pieces)
}

/** Leaving the loop lets go of the connection, whatever would still come. */
async function beginningOf(message: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of message) {
    pieces.push(piece as Buffer)
    size += (piece as Buffer).length
    if (size >= mostBytes) break
  }
  return new Uint8Array(Buffer.concat(pieces).subarray(0, mostBytes))
}

const unpackers = { gzip: promisify(gunzip), 'x-gzip': promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

async function unpacked(bytes: Buffer, { headers }: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const coding = headers['content-encoding']?.trim().toLowerCase()
  const unpack = coding && Object.hasOwn(unpackers, coding) ? unpackers[coding as keyof typeof unpackers] : null
  if (!unpack || bytes.length === 0) return new Uint8Array(bytes)
  try {
    return new Uint8Array(await unpack(bytes, { maxOutputLength: mostBytes }))
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : error
  }
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const tooLarge = () => new OutboundError('too-large', 'The answer is larger than it may be.')

function foreseen(error: unknown, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error
  if (signal.aborted) return new OutboundError('too-slow', 'The answer took too long.')
  return new OutboundError('unreachable', `There was no answer: ${(error as NodeJS.ErrnoException).code ?? 'broken off'}.`)
}
