import { createHash } from 'node:crypto'
import type { ResumeContent, ResumeLayout } from '@throughline/core/resume'

/** Layouts that are kept: a page that is opened again, or opened by who writes elsewhere, is set as it was. Each takes some ten to a hundred kilobytes. */
const MOST = 50

export interface LayoutMemory {
  /** The layout of the same content if it is known, and otherwise as it is set. What fails is not kept. */
  recall(content: ResumeContent, set: () => Promise<ResumeLayout>): Promise<ResumeLayout>
}

/** What was set last, kept in this process: what is the same to the letter is laid out the same. */
export function createLayoutMemory(most = MOST): LayoutMemory {
  /** By the digest of what was set, asked for longest ago first. */
  const known = new Map<string, ResumeLayout>()
  return {
    async recall(content, set) {
      const key = digestOf(content)
      const layout = known.get(key) ?? (await set())
      known.delete(key)
      known.set(key, layout)
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
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
