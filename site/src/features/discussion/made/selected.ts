import type { Said } from './make.ts'

/** UTF-16 units of a passage. */
const LONGEST = 2_000

/** A selected passage, and where it stands in the window: its left end, and the foot of its last line. */
export interface SelectedPassage {
  said: Said
  left: number
  bottom: number
}

/** The passage of one message that is selected; `null` where nothing is, or more than one message. */
export function selectedPassage(discussionId: string): SelectedPassage | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const body = bodyOf(selection.anchorNode)
  const messageId = body?.closest<HTMLElement>('[data-line]')?.dataset.line
  if (!body || !messageId || body !== bodyOf(selection.focusNode)) return null
  const quote = shortened(selection.toString().trim())
  const { left, bottom } = selection.getRangeAt(0).getBoundingClientRect()
  return quote ? { said: { discussionId, messageId, quote, shown: quote }, left, bottom } : null
}

/** What a message says; of a stone nothing, nor of one that is being edited. */
const bodyOf = (node: Node | null): Element | null =>
  (node instanceof Element ? node : node?.parentElement)?.closest('.message .said:not(.muted, .edit-message)') ?? null

/** At the end of a word: a part of one was never said. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const room = text.slice(0, LONGEST)
  const end = room.search(/\s\S*$/)
  return (end > 0 ? room.slice(0, end) : room).trimEnd()
}
