import { createHash } from 'node:crypto'
import type { LayoutLine, ResumeContent, ResumeLayout } from '@throughline/core/resume'

export interface LayoutMemoryOptions {
  /** Layouts that are kept. */
  most?: number
  /** Lines that a layout may have to be kept, and characters in them; who writes fifty pages waits as long as they take. */
  lines?: number
  characters?: number
  /** How long one is kept that nobody asks for again. */
  minutes?: number
}

export interface LayoutMemory {
  /** The layout of the same content if it is known or being set, and otherwise as it is set. What fails is not kept. */
  recall(content: ResumeContent, set: () => Promise<ResumeLayout>): Promise<ResumeLayout>
}

interface Kept {
  layout: Promise<ResumeLayout>
  timer: NodeJS.Timeout
}

/** What was set last, kept in this process: what is the same to the letter is laid out the same. */
export function createLayoutMemory({ most = 20, lines = 500, characters = 100_000, minutes = 10 }: LayoutMemoryOptions = {}): LayoutMemory {
  /** By the digest of what is set, asked for longest ago first. */
  const known = new Map<string, Kept>()
  const forget = (key: string, kept: Kept | undefined) => {
    clearTimeout(kept?.timer)
    if (known.get(key) === kept) known.delete(key)
  }
  const isSmall = (all: readonly LayoutLine[]) =>
    all.length <= lines && all.reduce((sum, { text, href }) => sum + text.length + (href?.length ?? 0), 0) <= characters
  return {
    recall(content, set) {
      const key = digestOf(content)
      const before = known.get(key)
      forget(key, before)
      const layout = before?.layout ?? set()
      const kept: Kept = { layout, timer: setTimeout(() => forget(key, kept), minutes * 60_000).unref() }
      known.set(key, kept)
      layout.then(
        ({ pages }) => isSmall(pages.flatMap((page) => page.lines)) || forget(key, kept),
        () => forget(key, kept),
      )
      for (const [oldest, other] of known) {
        if (known.size <= most) break
        forget(oldest, other)
      }
      return layout
    },
  }
}

function digestOf({ header, ...content }: ResumeContent): string {
  const { photo, ...named } = header
  const digest = createHash('sha256').update(JSON.stringify([content, named, photo && { ...photo, bytes: photo.bytes.length }]))
  if (photo) digest.update(photo.bytes)
  return digest.digest('base64')
}
