import {
  type ActorDep,
  type BlobsDep,
  type Bytes,
  bounded,
  type ClockDep,
  type IdsDep,
  type QueueDep,
  type StoredBlob,
} from '../kernel/index.ts'
import { watchForOrphan } from './orphans.ts'
import { HEAD_BYTES } from './sniff-type.ts'

/** A file that was sent, kept before anybody has looked at it. */
export interface StagedFile extends StoredBlob {
  blobId: string
  /** How it begins. */
  head: Uint8Array
}

/**
 * Keeps a file while it comes, so that it is never held in memory. It is erased by `dropUnused`, or in a day, unless a
 * record has come to name it.
 * @param most bytes
 * @throws AppError `too-large`, `unavailable` when there is no room; whatever reading the content throws.
 */
export async function stageFile(
  deps: BlobsDep & QueueDep & ClockDep & IdsDep & ActorDep,
  content: Bytes,
  most: number,
): Promise<StagedFile> {
  const blobId = deps.ids.next()
  await watchForOrphan(deps, blobId)
  const head = headOf(bounded(content, most))
  const { size, sha256 } = await deps.blobs.put(deps.actor.space, blobId, head.content)
  return { blobId, size, sha256, head: head.bytes() }
}

/** The same bytes, of which the first are remembered. */
export function headOf(content: Bytes): { content: Bytes; bytes: () => Uint8Array } {
  const head: number[] = []
  async function* passing(): Bytes {
    for await (const chunk of content) {
      if (head.length < HEAD_BYTES) head.push(...chunk.subarray(0, HEAD_BYTES - head.length))
      yield chunk
    }
  }
  return { content: passing(), bytes: () => Uint8Array.from(head) }
}
