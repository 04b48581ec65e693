import type { Paragraph, ReviewPacket } from '@throughline/core/review'
import type { Obstacle } from '../../changes/outbox.ts'

/** A paragraph as it is being written. */
export interface Writing {
  text: string
  /** How it read as the writing began. */
  base: string
  /** Whether it is to be sent as soon as that can be. */
  isSent: boolean
  /** What keeps it from being sent. */
  waits?: Obstacle | undefined
  /** Why it was refused. */
  why?: string | undefined
  /** How it reads by now, where it was changed elsewhere meanwhile. */
  theirs?: string | undefined
  /** Whether an earlier page left it. */
  isRestored?: boolean | undefined
}

/** By paragraph. */
export type Writings = Readonly<Record<string, Writing>>

/** A paragraph as it is edited. */
export const textOf = ({ sentences }: Pick<Paragraph, 'sentences'>): string => sentences.map(({ text }) => text).join(' ')

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * What has become of a paragraph since its writing began: it reads as it did then, or as it is written by now, so that a
 * lost answer is no conflict; otherwise it was changed elsewhere, or is gone.
 */
export function sinceOf(
  packet: Pick<ReviewPacket, 'sections'>,
  id: string,
  { base, text }: Writing,
): 'same' | 'there' | 'changed' | 'gone' {
  const paragraphs = packet.sections.find((section) => section.paragraphs.some((one) => one.id === id))?.paragraphs
  const at = paragraphs?.findIndex((one) => one.id === id) ?? -1
  const [found] = paragraphs?.slice(at) ?? []
  // What has no words any more takes the paragraph away.
  if (!paragraphs || !found) return plain(text) === '' ? 'there' : 'gone'
  if (textOf(found) === base) return 'same'
  const written = text.split(/\n\s*\n/).filter((part) => part.trim())
  const isThere = written.every((part, i) => plain(part) === plain(textOf(paragraphs[at + i] ?? { sentences: [] })))
  return isThere && written.length > 0 ? 'there' : 'changed'
}

/** How a paragraph reads; empty where there is none. */
export const textIn = ({ sections }: Pick<ReviewPacket, 'sections'>, id: string): string => {
  const found = sections.flatMap(({ paragraphs }) => paragraphs).find((one) => one.id === id)
  return found ? textOf(found) : ''
}

/** What is worth keeping beyond the page. */
export const unsaved = (writings: Writings): Writings =>
  Object.fromEntries(Object.entries(writings).filter(([, { text, base, isSent }]) => isSent || text !== base))

/** With what an earlier page left. What that wrote of a paragraph that is being written here already comes under an id of its own. */
export function withLeft(writings: Writings, left: Writings, newId: () => string): Writings {
  const added = Object.entries(left).map(([id, one]) => [writings[id] ? newId() : id, { ...one, isRestored: true }] as const)
  return { ...writings, ...Object.fromEntries(added) }
}
