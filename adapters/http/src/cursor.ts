import type { Cursor } from '@throughline/core/kernel'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** A kernel cursor as base64url, so that nobody builds on what is inside. */
export function opaque(cursor: Cursor): string {
  let binary = ''
  for (const byte of encoder.encode(cursor)) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The kernel cursor in what a caller sent back; `null` when it is no base64url of ours. */
export function transparent(text: string): Cursor | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return decoder.decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}
