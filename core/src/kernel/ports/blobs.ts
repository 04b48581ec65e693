import { AppError } from '../error.ts'
import type { SpaceId } from './store.ts'

/** Bytes as they come; read once. */
export type Bytes = AsyncIterable<Uint8Array>

export interface StoredBlob {
  /** Bytes. */
  size: number
  /** SHA-256 of the content in lower-case hexadecimal. */
  sha256: string
}

/** Bytes from `start` until before `end`, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Contents of files, by space and id. What it must do is said by `blobsContract` in packages/contracts. Nothing says
 * here what a content is or whose: the record that names it does, so a content is kept first and its record after it.
 */
export interface Blobs {
  /**
   * Keeps a content whole, or nothing of it when it breaks off; resolves once it would survive the loss of power. An id
   * is used once.
   * @throws AppError `unavailable` when the storage is full or cannot be reached; whatever reading `content` throws.
   */
  put(space: SpaceId, id: string, content: Bytes): Promise<StoredBlob>
  /** The content, or a part of it; `null` when there is none in this space. */
  get(space: SpaceId, id: string, range?: ByteRange): Promise<Bytes | null>
  /** Removes for good; no matter if it is gone already. */
  erase(space: SpaceId, id: string): Promise<void>
  /** Removes all contents of the space for good, those that no record names among them. */
  eraseSpace(space: SpaceId): Promise<void>
}

/** A file that can be read at any place. */
export interface FileSource {
  /** Bytes. */
  readonly size: number
  read(range: ByteRange): Bytes
  /** The same as one, for what is short. */
  bytes(range: ByteRange): Promise<Uint8Array<ArrayBuffer>>
}

/** A kept content of a known size as such a file. @throws AppError `unavailable` on reading what is not there any more. */
export function storedFile(blobs: Blobs, space: SpaceId, { blobId, size }: { blobId: string; size: number }): FileSource {
  async function* read(range: ByteRange): Bytes {
    const content = await blobs.get(space, blobId, range)
    if (!content) throw new AppError('unavailable', 'The content of this file is missing.')
    yield* content
  }
  return { size, read, bytes: async (range) => joined(read(range)) }
}

/** Bytes at hand as such a file. */
export function heldFile(held: Uint8Array<ArrayBuffer>): FileSource {
  async function* read({ start, end }: ByteRange): Bytes {
    yield held.subarray(start, end)
  }
  return { size: held.length, read, bytes: async ({ start, end }) => held.subarray(start, end) }
}

/** All bytes as one. */
export async function joined(content: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of content) {
    pieces.push(piece)
    size += piece.length
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** The same bytes, breaking off with AppError `too-large` as soon as there are more than `most`. */
export async function* bounded(content: Bytes, most: number): Bytes {
  let size = 0
  for await (const chunk of content) {
    size += chunk.byteLength
    if (size > most) throw new AppError('too-large', `A file may have at most ${Math.floor(most / (1024 * 1024))} MiB.`)
    yield chunk
  }
}
