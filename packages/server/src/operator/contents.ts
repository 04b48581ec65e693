import { createHash } from 'node:crypto'
import type { Blobs, HeldPart, HeldRow, Kind, SpaceId, StoredRecord } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'

/** A file that a record names. */
export interface NamedContent {
  space: SpaceId
  id: string
  size: number
  /** Empty where the record does not say. */
  sha256: string
}

const byPart = new Map<string, Kind>(kinds.map((kind) => [`records/${kind.name}`, kind]))

/** The kind whose records a part has. */
export const kindOf = (part: HeldPart): Kind | null => byPart.get(part) ?? null

/** The file that a row of records names; `null` where it names none. */
export function contentOf(part: HeldPart, [space, json]: HeldRow): NamedContent | null {
  const kind = kindOf(part)
  if (!kind?.archive?.contentOf) return null
  const { blobId, size, sha256 } = kind.archive.contentOf(JSON.parse(json as string) as StoredRecord)
  return { space: space as string, id: blobId, size, sha256 }
}

/** What a kept file is; `null` where there is none. */
export async function hashOf(blobs: Blobs, { space, id }: NamedContent): Promise<{ size: number; sha256: string } | null> {
  const content = await blobs.get(space, id)
  if (!content) return null
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.byteLength
  }
  return { size, sha256: hash.digest('hex') }
}

/** What is wrong with a file that a record names; `null` where it is as the record says. */
export async function faultOfContent(blobs: Blobs, named: NamedContent): Promise<string | null> {
  const kept = await hashOf(blobs, named).catch((error: Error) => error)
  const name = `The file ${named.space}/${named.id}`
  if (kept instanceof Error) return `${name} can not be read: ${kept.message}`
  if (!kept) return `${name} is missing.`
  if (kept.size !== named.size) return `${name} has ${kept.size} bytes, where its record says ${named.size}.`
  return named.sha256 !== '' && kept.sha256 !== named.sha256 ? `${name} is damaged: its hash is not the one its record says.` : null
}
