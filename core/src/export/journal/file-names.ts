import { strToU8 } from 'fflate'

/** UTF-8 bytes: file systems take 255, and some sync tools need a part of them. */
const MAX_BYTES = 150

/** A text as a part of a name that every file system takes: without its own signs, nor dots and spaces at its ends. */
export function safeName(text: string): string {
  const plain = text
    .normalize()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[<>:"/\\|?*\s]+/gu, ' ')
  return cut(plain.trim()).replace(/^[. ]+|[. ]+$/g, '')
}

function cut(text: string): string {
  let bytes = 0
  let kept = ''
  for (const sign of text) {
    bytes += strToU8(sign).length
    if (bytes > MAX_BYTES) break
    kept += sign
  }
  return kept
}

/** Names within one folder, each once however a file system tells capitals and accents apart. */
export function createNames() {
  const taken = new Set<string>()
  /** The next number to try, by what a name begins with. */
  const next = new Map<string, number>()
  const folded = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return {
    /** The name with that ending, numbered from 2 where it is taken. */
    unique(name: string, ending: string): string {
      const key = folded(name + ending)
      let number = next.get(key) ?? 1
      let full = name + ending
      while (taken.has(folded(full))) full = `${name} (${++number})${ending}`
      next.set(key, number)
      taken.add(folded(full))
      return full
    },
  }
}

export type Names = ReturnType<typeof createNames>

/** What a path looks like in the address of a link. */
export const asAddress = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[()'!*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`))
    .join('/')

/** The way from one file of the archive to another. */
export function relativePath(from: string, to: string): string {
  const [start, end] = [from.split('/').slice(0, -1), to.split('/')]
  let shared = 0
  while (shared < start.length && shared < end.length - 1 && start[shared] === end[shared]) shared++
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/')
}
