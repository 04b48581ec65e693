import { hexadecimal } from './hexadecimal.ts'

/** The ETag of one record; `moving` is what of it follows from the clock, without a version of its own. */
export const recordTag = (version: number, moving: string | null = null): string => `"${version}${moving === null ? '' : `-${moving}`}"`

/**
 * The weak ETag of a list: it changes with any change of the space, with what was asked and with the time it is of: the day,
 * or the minute.
 */
export const listTag = (space: string, head: number, time: string, url: string): string =>
  `W/"${head}-${time}-${fnv1a(space + url).toString(36)}"`

/** The weak ETag of an answer that is known only once it is made: it changes with what it says. */
export async function contentTag(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `W/"${hexadecimal(digest.subarray(0, 12))}"`
}

/** Whether If-None-Match (RFC 9110, weak comparison) names this ETag. */
export function noneMatch(header: string | null, tag: string): boolean {
  if (header === null) return false
  if (header === tag || header === '*') return true
  const bare = opaqueTag(tag)
  return header.split(',').some((candidate) => opaqueTag(candidate.trim()) === bare)
}

/** The version in If-Match; `undefined` when any will do, −1 (no record's) for what this API never handed out. */
export function expectedVersion(header: string | null): number | undefined {
  if (header === null || header.trim() === '*') return undefined
  const version = /^\s*"(\d{1,15})(?:-[\w:.-]+)?"\s*$/.exec(header)?.[1]
  return version === undefined ? -1 : Number(version)
}

const opaqueTag = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
